use crate::world::expect_file;
use serde_json::Value;
use std::{collections::BTreeMap, fmt::Write, process::Command};

/// Compiler errors for each function of `tests/misuse_….rs`, as shown on the pages. Several files, because
/// errors of types hide all that is looked for after them, and errors of any kind hide the lints.
#[test]
fn compiler_errors_match_the_pages() {
    for target in targets() {
        let shown = messages(&target);
        expect_file(&format!("expected/{target}.txt"), &shown);
    }
}

fn targets() -> Vec<String> {
    let files = std::fs::read_dir("tests").unwrap();
    let names = files.filter_map(|file| file.unwrap().file_name().into_string().ok());
    let targets: Vec<String> = names
        .filter_map(|name| Some(name.strip_suffix(".rs")?.to_owned()))
        .filter(|name| name.starts_with("misuse_"))
        .collect();
    assert!(!targets.is_empty(), "no tests/misuse_….rs");
    targets
}

fn messages(target: &str) -> String {
    let source = std::fs::read_to_string(format!("tests/{target}.rs")).unwrap();
    let output = Command::new(env!("CARGO"))
        .args(["rustc", "--locked", "--quiet", "--package"])
        .arg(env!("CARGO_PKG_NAME"))
        .args(["--profile", "test", "--test", target])
        .args(["--message-format", "json", "--", "--cfg", "misuse"])
        .output()
        .unwrap();

    let mut found: BTreeMap<&str, String> = BTreeMap::new();
    for line in String::from_utf8(output.stdout).unwrap().lines() {
        let entry: Value = serde_json::from_str(line).unwrap();
        if let Some((name, message)) = read_message(&source, &entry) {
            found.entry(name).or_insert(message);
        }
    }
    for name in source.lines().filter_map(function_name) {
        assert!(
            found.contains_key(name),
            "{name} of {target}.rs compiles: {}",
            String::from_utf8_lossy(&output.stderr)
        );
    }

    found
        .iter()
        .fold(String::new(), |mut shown, (name, message)| {
            writeln!(shown, "// #region {name}\n{message}\n// #endregion {name}").unwrap();
            shown
        })
}

/// The function of an error, with its message, label and unsatisfied bounds.
fn read_message<'a>(source: &'a str, entry: &Value) -> Option<(&'a str, String)> {
    let message = &entry["message"];
    let span = message["spans"]
        .as_array()?
        .iter()
        .find(|span| span["is_primary"] == true)?;
    let line = usize::try_from(span["line_start"].as_u64()?).ok()?;
    let name = source.lines().take(line).filter_map(function_name).last()?;

    let code = message["code"]["code"].as_str().unwrap_or_default();
    let code = if code.starts_with('E') {
        format!("[{code}]")
    } else {
        String::new()
    };
    let level = message["level"].as_str()?;
    let mut text = format!("{level}{code}: {}", message["message"].as_str()?);
    if let Some(label) = span["label"].as_str() {
        write!(text, "\n  {label}").unwrap();
    }
    let labels = message["spans"].as_array()?.iter();
    for label in labels.filter_map(|span| span["label"].as_str()) {
        if label.starts_with("move occurs because") && !text.contains(label) {
            write!(text, "\n  {label}").unwrap();
        }
    }
    for note in message["children"].as_array()? {
        let note = note["message"].as_str()?;
        if note.starts_with("the following trait bounds were not satisfied") {
            let bounds = note.lines().take_while(|line| !line.starts_with("which"));
            bounds.for_each(|line| write!(text, "\n  {line}").unwrap());
        }
    }
    Some((name, text))
}

fn function_name(line: &str) -> Option<&str> {
    line.strip_prefix("fn ")?.split(['(', '<']).next()
}
