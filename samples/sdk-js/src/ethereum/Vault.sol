// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

interface IERC20 {
    function transfer(address to, uint256 amount) external returns (bool);

    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

// #region contract
contract Vault {
    address public immutable owner;
    IERC20 public immutable token;
    bool public paused;
    uint256 public total;
    mapping(address => uint256) public balanceOf;

    event Deposited(address indexed user, uint256 amount);
    event Withdrawn(address indexed user, uint256 amount);

    modifier onlyOwner() {
        require(msg.sender == owner, "not the owner");
        _;
    }

    constructor(IERC20 token_) {
        owner = msg.sender;
        token = token_;
    }

    function deposit(uint256 amount) external {
        require(!paused, "the vault is paused");
        balanceOf[msg.sender] += amount;
        total += amount;
        emit Deposited(msg.sender, amount);
        require(token.transferFrom(msg.sender, address(this), amount), "transfer failed");
    }

    function withdraw(uint256 amount) external {
        require(amount > 0, "amount is zero");
        require(balanceOf[msg.sender] >= amount, "balance too low");
        balanceOf[msg.sender] -= amount;
        total -= amount;
        emit Withdrawn(msg.sender, amount);
        require(token.transfer(msg.sender, amount), "transfer failed");
    }

    function setPaused(bool paused_) external onlyOwner {
        paused = paused_;
    }
}
// #endregion contract
