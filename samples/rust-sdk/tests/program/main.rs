#[path = "../support/gateway.rs"]
mod gateway;
#[allow(dead_code)]
#[path = "../../src/main.rs"]
mod program;

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use bip39::Mnemonic;
use gateway::{Gateway, SENT_HASH};
use multiversx_sdk::{test_wallets, wallet::Wallet};
use program::run;

const WALLET_FILE: &str = "wallet.pem";

/// The public phrase of the SDKs' test wallets. Anyone can spend their funds: never send real EGLD to them.
const PUBLIC_TEST_PHRASE: &str = "moral volcano peasant pass circle pen over picture flat shop clap goat \
    never lyrics gather prepare woman film husband gravity behind test tiger improve";

/// A folder that is deleted when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("rust-sdk-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self) -> PathBuf {
        self.0.join(WALLET_FILE)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn save_alice(file: &Path) {
    let wallet = test_wallets::alice();
    let address = wallet.to_address();
    let public_key = hex::encode(address.as_bytes());
    let phrase = Mnemonic::parse(PUBLIC_TEST_PHRASE).unwrap();
    let key = Wallet::get_private_key_from_mnemonic(phrase, 0, 0).to_string();
    fs::write(
        file,
        Wallet::generate_pem_content("erd", &address, &key, &public_key),
    )
    .unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn creates_a_wallet_and_prints_its_address() {
    let folder = Folder::new("create");
    let mut output = vec![];

    run("http://unused", &folder.file(), &mut output)
        .await
        .unwrap();

    let address = Wallet::from_pem_file(folder.file()).unwrap().to_address();
    // Each wallet has a new address; the page shows Alice's.
    let output = String::from_utf8(output)
        .unwrap()
        .replace(folder.file().to_str().unwrap(), WALLET_FILE)
        .replace(
            address.to_bech32("erd").to_bech32_str(),
            test_wallets::alice()
                .to_address()
                .to_bech32("erd")
                .to_bech32_str(),
        );
    assert_eq!(output, include_str!("expected/create.txt"));
}

#[tokio::test(flavor = "multi_thread")]
async fn sends_and_prints_the_status() {
    let folder = Folder::new("send");
    save_alice(&folder.file());
    let gateway = Gateway::start();
    let mut output = vec![];

    run(&gateway.url(), &folder.file(), &mut output)
        .await
        .unwrap();

    assert_eq!(
        String::from_utf8(output).unwrap(),
        include_str!("expected/send.txt")
    );
    let sent = gateway.body("/transaction/send");
    assert_eq!(sent["nonce"], 0);
    assert_eq!(sent["value"], "100000000000000000");
    assert_eq!(sent["chainID"], "D");
    assert_eq!(sent["gasLimit"], 50_000);
    // SENT_HASH is the hash of the transaction with this signature.
    assert_eq!(
        sent["signature"],
        "ce17c3ab9b830f9970f34e8113d03f54eae60dc0e8ab12e4bf9eae0bc68cd88d7e65f6d083b9da9940342d3943b679b2dee23fee733d355f379775cdd0d21605"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn returns_the_error_of_the_gateway() {
    let folder = Folder::new("rejected");
    save_alice(&folder.file());
    let message = "transaction generation failed: insufficient funds for address erd1…";
    let gateway = Gateway::rejecting(message);

    let error = run(&gateway.url(), &folder.file(), &mut vec![])
        .await
        .unwrap_err();

    assert_eq!(error.to_string(), message);
}

#[tokio::test(flavor = "multi_thread")]
async fn returns_the_reason_of_a_failed_transaction() {
    let folder = Folder::new("failed");
    save_alice(&folder.file());
    let gateway = Gateway::failing("@04@6f7574206f66206675656c");

    let error = run(&gateway.url(), &folder.file(), &mut vec![])
        .await
        .unwrap_err();

    assert_eq!(
        error.to_string(),
        format!("{SENT_HASH} failed: @04@6f7574206f66206675656c")
    );
}
