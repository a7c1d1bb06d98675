import {copyOf} from '@site/tests/support/copyOf';

describe('what Copy gives in Go', () => {
  it('has the package, its imports, and what it uses', () => {
    const source = `// Package a shows.
package a

import (
	"fmt"
	"os"

	scen "example.org/scenario-go/model"
	"example.org/client-go/v2"
)

const limit = 5

type Shop struct{ items map[string]scen.Item }

// #region shown
func (s *Shop) Sell(name string) (item scen.Item, err error) {
	name, err = trim(name)
	if item, ok := s.items[name]; ok {
		return item, fmt.Errorf("%d", limit)
	}
	return
}
// #endregion shown

func trim(name string) (string, error) { return client.Trim(name), nil }
func unused() { os.Exit(1) }
`;
    const copy = copyOf('go', source);
    expect(copy.slice(0, copy.indexOf('func (s'))).toBe(`package a

import (
	"fmt"

	scen "example.org/scenario-go/model"
	"example.org/client-go/v2"
)

const limit = 5

type Shop struct{ items map[string]scen.Item }

func trim(name string) (string, error) { return client.Trim(name), nil }

`);
  });

  it('has the methods of a type that it calls', () => {
    const source = `package a

type Shop struct{ count int }

// #region shown
func Sell(shop *Shop) int { return shop.left() }

// #endregion shown

func (s *Shop) left() int { return s.count }

func (s *Shop) unused() int { return s.count }
`;
    expect(copyOf('go', source)).toBe(`package a

type Shop struct{ count int }

func (s *Shop) left() int { return s.count }

func Sell(shop *Shop) int { return shop.left() }`);
  });

  it('has the function around statements', () => {
    const source = `package a

import "fmt"

func main() {
	x := 1
	y := 2
	// #region shown
	x := x + 1
	fmt.Println(x)
	// #endregion shown
	fmt.Println(y)
}
`;
    expect(copyOf('go', source)).toBe(`package a

import "fmt"

func main() {
	x := 1
	x := x + 1
	fmt.Println(x)
}`);
  });
});

describe('what Copy gives in Rust', () => {
  it('has attributes, modules, uses, and the trait around an endpoint with the members that it uses', () => {
    const source = `#![no_std]

use multiversx_sc::imports::*;
use crate::seller_proxy::{SellerProxy, Unused};
use std::fmt::Write;

pub mod seller_proxy;
pub mod other;

#[type_abi]
pub struct Sale<M: ManagedTypeApi> {
    pub price: BigUint<M>,
}

#[multiversx_sc::contract]
pub trait Shop: other::OtherModule {
    #[init]
    fn init(&self) {}

    // #region shown
    #[endpoint]
    fn sell(&self, n: u64) -> Sale<Self::Api> {
        require!(self.left().get() > n, "sold out {}", n);
        self.tx().typed(SellerProxy).sell(n).sync_call()
    }
    // #endregion shown

    fn unused(&self) -> Unused {}

    #[storage_mapper("left")]
    fn left(&self) -> SingleValueMapper<u64>;
}
`;
    expect(copyOf('rust', source)).toBe(`#![no_std]

use multiversx_sc::imports::*;
use crate::seller_proxy::SellerProxy;
use std::fmt::Write;

pub mod seller_proxy;
pub mod other;

#[type_abi]
pub struct Sale<M: ManagedTypeApi> {
    pub price: BigUint<M>,
}

#[multiversx_sc::contract]
pub trait Shop: other::OtherModule {
    #[storage_mapper("left")]
    fn left(&self) -> SingleValueMapper<u64>;

    #[endpoint]
    fn sell(&self, n: u64) -> Sale<Self::Api> {
        require!(self.left().get() > n, "sold out {}", n);
        self.tx().typed(SellerProxy).sell(n).sync_call()
    }
}`);
  });

  it('has the function around statements, and tells a variable from the function of its name', () => {
    const source = `mod tests {
    multiversx_sc::imports!();
    use super::*;

    fn world() -> World {
        World::new()
    }

    #[test]
    fn sells() {
        let mut world = world();
        let unused = 1;
        // #region shown
        if let Some(shop) = world.shop() {
            assert_eq!(shop.sell(1), 2);
        }
        // #endregion shown
    }
}
`;
    const needed = source.split('\n').filter((line) => !/#(end)?region|unused/.test(line));
    expect(copyOf('rust', source)).toBe(needed.join('\n').trimEnd());
  });
});
