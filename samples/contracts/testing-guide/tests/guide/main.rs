mod calls;
mod failures;
mod recording;
mod scenarios;
mod setup;
mod values;
