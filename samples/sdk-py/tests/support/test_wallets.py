from multiversx_sdk import Account, Address

# The public phrase of the SDKs' test wallets. Anyone can spend what they hold: never send them money.
PUBLIC_TEST_MNEMONIC = (
    "moral volcano peasant pass circle pen over picture flat shop clap goat "
    "never lyrics gather prepare woman film husband gravity behind test tiger improve"
)

ALICE = Address.new_from_bech32("erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th")
BOB = Address.new_from_bech32("erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx")
CAROL = Address.new_from_bech32("erd1k2s324ww2g0yj38qn2ch2jwctdy8mnfxep94q9arncc6xecg3xaq6mjse8")


def sample_account(name: str, nonce: int = 0) -> Account:
    """The wallet of "alice", "bob" or "carol" as an account that signs, with the nonce that a test wants."""
    account = Account.new_from_mnemonic(PUBLIC_TEST_MNEMONIC, ["alice", "bob", "carol"].index(name))
    account.nonce = nonce
    return account
