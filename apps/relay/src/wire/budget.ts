/** The most that may be in hand at once. */
export interface BudgetLimits {
  readonly all: number
  readonly eachAddress: number
}

/** The amounts in hand, counted for all and for each address. */
export interface Budget {
  /** False, and nothing taken, where it would be too much. */
  take(address: string, amount: number): boolean
  give(address: string, amount: number): void
}

/** Makes a budget of which nothing is taken. It forgets an address that holds nothing. */
export function createBudget({ all, eachAddress }: BudgetLimits): Budget {
  const held = new Map<string, number>()
  let sum = 0
  return {
    take: (address, amount) => {
      const own = (held.get(address) ?? 0) + amount
      if (own > eachAddress || sum + amount > all) return false
      held.set(address, own)
      sum += amount
      return true
    },
    give: (address, amount) => {
      const own = (held.get(address) ?? 0) - amount
      if (own > 0) held.set(address, own)
      else held.delete(address)
      sum -= amount
    },
  }
}
