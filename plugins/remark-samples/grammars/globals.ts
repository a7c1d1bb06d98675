import {words} from './grammar';

/** Names that code uses without an import. Add a name if the check reports one that the language or its runtime defines. */

export const typescriptGlobals: ReadonlySet<string> = new Set(
  words(`any bigint boolean never null number object string symbol unknown void module
    AbortController AbortSignal Array ArrayBuffer Awaited BigInt Boolean Buffer Console Date Error Event
    EventTarget Exclude Extract FormData HTMLElement Headers Infinity InstanceType JSON Map Math MessageEvent
    NaN NonNullable NodeJS Number Object Omit Parameters Partial Pick Promise PromiseLike Readonly
    ReadonlyArray ReadonlyMap ReadonlySet RangeError Record RegExp Request Required Response ReturnType Set
    String Symbol SyntaxError TextDecoder TextEncoder TypeError URL URLSearchParams Uint8Array WeakMap
    WeakSet WebSocket arguments clearInterval clearTimeout console crypto decodeURIComponent document
    encodeURIComponent fetch globalThis isNaN localStorage location navigator parseFloat parseInt performance
    process queueMicrotask require sessionStorage setImmediate setInterval setTimeout structuredClone
    undefined window const`),
);

export const pythonGlobals: ReadonlySet<string> = new Set(
  words(`ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError
    BrokenPipeError BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError
    ConnectionRefusedError ConnectionResetError DeprecationWarning EOFError Ellipsis EncodingWarning
    EnvironmentError Exception ExceptionGroup False FileExistsError FileNotFoundError FloatingPointError
    FutureWarning GeneratorExit IOError ImportError ImportWarning IndentationError IndexError
    InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError
    NameError None NotADirectoryError NotImplemented NotImplementedError OSError OverflowError
    PendingDeprecationWarning PermissionError ProcessLookupError RecursionError ReferenceError
    ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration StopIteration SyntaxError SyntaxWarning
    SystemError SystemExit TabError TimeoutError True TypeError UnboundLocalError UnicodeDecodeError
    UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning
    ZeroDivisionError abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr
    classmethod compile complex delattr dict dir divmod enumerate eval exec filter float format frozenset
    getattr globals hasattr hash help hex id input int isinstance issubclass iter len list locals map max
    memoryview min next object oct open ord pow print property range repr reversed round set setattr slice
    sorted staticmethod str sum super tuple type vars zip __name__ __file__`),
);

export const goGlobals: ReadonlySet<string> = new Set(
  words(`any append bool byte cap clear close comparable complex complex64 complex128 copy delete error false
    float32 float64 imag int int8 int16 int32 int64 iota len make max min new nil panic print println real
    recover rune string true uint uint8 uint16 uint32 uint64 uintptr`),
);

/** The prelude. */
export const rustGlobals: ReadonlySet<string> = new Set(
  words(`Box Clone Copy Debug Default Drop Eq Err Fn FnMut FnOnce From FromIterator Hash Into IntoIterator
    Iterator None Ok Option Ord PartialEq PartialOrd Result Send Sized Some String Sync ToOwned ToString
    TryFrom TryInto Unpin Vec bool char drop f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize`),
);
