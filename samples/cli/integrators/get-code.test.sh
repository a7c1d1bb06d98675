#!/usr/bin/env bash
# Runs get-code.sh with a local repository that has the folders of this one, without installing packages.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
samples=$(cd "$here/../.." && pwd)

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
repository=$folder/repository
mkdir -p "$repository/samples/sdk-py" "$repository/samples/sdk-js" "$repository/docs"
for part in sdk-js/{package.json,package-lock.json,tsconfig.json,src,tests,expected} \
  sdk-py/{pyproject.toml,requirements.lock,src,tests,expected}; do
  cp -r "$samples/$part" "$repository/samples/$part"
done
touch "$repository/docs/page.mdx"
export GIT_CONFIG_GLOBAL=$folder/gitconfig GIT_CONFIG_SYSTEM=/dev/null
git config --global user.name Test
git config --global user.email test@example.com
git config --global uploadpack.allowFilter true
git config --global "url.file://$repository.insteadOf" https://github.com/multiversx/mx-docs.git
git -C "$repository" init -q
git -C "$repository" add .
git -C "$repository" commit -qm 'samples'

cd "$folder"
npm() { echo "npm $*"; }
npx() {
  [ "$1" = tsx ] || return 1
  if [ "$2" = --test ]; then shift; fi
  ls "$2" >/dev/null
  echo "npx tsx ${2##*/}"
}
python3() {
  mkdir -p .venv/bin
  for tool in pip python; do
    printf '#!/usr/bin/env bash\necho "%s ${*:0:4}" | sed "s#.*/bin/##"\n' "$tool" >".venv/bin/$tool"
    chmod +x ".venv/bin/$tool"
  done
}

source "$here/get-code.sh" >"$folder/output" 2>"$folder/errors" || { cat "$folder/errors" >&2 && exit 1; }
[ ! -e "$folder/mx-docs/docs" ]
ls requirements.lock tests/test_integrators_*.py src/integrators/{watch,pay}.py >/dev/null
diff - "$folder/output" <<END
npm ci
npx tsx integratorsAccounts.test.ts
pip install -r requirements.lock
python -m unittest discover
npx tsx watch.ts
npx tsx pay.ts
python -m integrators.watch
python -m integrators.pay w1
END
