/** The frequency of each fault, 0 to 1. */
export interface Weather {
  /** At each call of the store: the page dies before it, or when it is done and nobody heard. */
  readonly deaths: number
  /** The browser's room is used up. */
  readonly quotas: number
  /** The connection to the database breaks, before a transaction or after its commit. */
  readonly losses: number
  /** The outcome that the provider, or the line to it, gives an attempt. */
  readonly misfortunes: number
}

/** As bad as it gets. */
export const storm: Weather = { deaths: 0.004, quotas: 0.01, losses: 0.02, misfortunes: 0.3 }

/** Everything works. */
export const peace: Weather = { deaths: 0, quotas: 0, losses: 0, misfortunes: 0 }
