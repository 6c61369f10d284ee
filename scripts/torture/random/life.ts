/** One page that has the outbox open, from its load to its end, between what it asks for and what it hears. */
export interface Life {
  isAlive(): boolean
  isFrozen(): boolean
  /** Does something for the page. It hears of the result when it is awake, and never when it is dead. */
  pass<Value>(work: () => Promise<Value>): Promise<Value>
  /** Calls the page back when it is awake, and never when it is dead. */
  tell(call: () => void): void
  freeze(): void
  thaw(): void
  die(): void
}

/** Loads a page. */
export function createLife(): Life {
  let state: 'awake' | 'frozen' | 'dead' = 'awake'
  const held: (() => void)[] = []
  const tell = (call: () => void): void => {
    if (state === 'awake') call()
    if (state === 'frozen') held.push(call)
  }
  return {
    isAlive: () => state !== 'dead',
    isFrozen: () => state === 'frozen',
    tell,
    pass: (work) =>
      new Promise((resolve, reject) => {
        work().then(
          (value) => tell(() => resolve(value)),
          (error: unknown) => tell(() => reject(error)),
        )
      }),
    freeze() {
      if (state === 'awake') state = 'frozen'
    },
    thaw() {
      if (state === 'frozen') state = 'awake'
      for (const call of held.splice(0)) tell(call)
    },
    die() {
      state = 'dead'
      held.length = 0
    },
  }
}
