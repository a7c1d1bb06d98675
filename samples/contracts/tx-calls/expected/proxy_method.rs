    /// Returns the number of the last ticket sold. 
    pub fn buy<
        Arg0: ProxyArg<u64>,
    >(
        self,
        quantity: Arg0,
    ) -> TxTypedCall<Env, From, To, (), Gas, u64> {
        self.wrapped_tx
            .raw_call("buy")
            .argument(&quantity)
            .original_result()
    }
