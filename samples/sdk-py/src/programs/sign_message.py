from pathlib import Path

from multiversx_sdk import Account, DevnetEntrypoint, Message

entrypoint = DevnetEntrypoint()
account = Account.new_from_pem(Path("wallet.pem"))

message = Message(data=b"order 42", address=account.address)
message.signature = account.sign_message(message)
print("Signature:", message.signature.hex())
print("Valid:", entrypoint.verify_message_signature(message))

message.data = b"order 43"
print("Valid after a change:", entrypoint.verify_message_signature(message))
