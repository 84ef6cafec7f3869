"""`python -m mirabilia` is the command `mirabilia`."""

from mirabilia.cli.main import main

if __name__ == "__main__":
    main()
