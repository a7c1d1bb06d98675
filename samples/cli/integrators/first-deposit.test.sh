#!/usr/bin/env bash
# Runs first-deposit.sh without installing packages.
set -euo pipefail
script=$(cd "$(dirname "$0")" && pwd)/first-deposit.sh

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm() { echo "npm $*"; }
npx() { echo "npx $*"; }
python3() {
  mkdir -p .venv/bin
  printf '#!/usr/bin/env bash\necho "${0##*/} $*"\n' | tee .venv/bin/pip >.venv/bin/python
  chmod +x .venv/bin/*
}

source "$script" >"$folder/output"
diff - "$folder/output" <<END
npm init -y
npm pkg set type=module
npm install @multiversx/sdk-core tsx
npx tsx firstDeposit.ts
npx tsx firstTokenDeposit.ts
pip install multiversx-sdk
python first_deposit.py
python first_token_deposit.py
END
