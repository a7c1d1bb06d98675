import sys

from multiversx_sdk import DevnetEntrypoint, find_events_by_identifier

transaction = DevnetEntrypoint().get_transaction(sys.argv[1])
print("Status:", transaction.status.status)
print("Function:", transaction.function)
print("Events:", ", ".join(event.identifier for event in transaction.logs.events))

errors = find_events_by_identifier(transaction, "signalError")
if errors:
    print("Reason:", errors[0].topics[1].decode())
