"""The commands of the lab, without the rest of the command line."""

from argparse import ArgumentParser
from types import ModuleType


def run(command: ModuleType, *args: object) -> int:
    parser = ArgumentParser()
    command.register(parser.add_subparsers())
    namespace = parser.parse_args([str(arg) for arg in args])
    code: int = namespace.run(namespace)
    return code
