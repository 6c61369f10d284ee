import type { Rate, Rates } from '../../settings/rate.ts'
import type { StoredKey } from '../../store/port.ts'
import { dayMs } from '../../system/clock.ts'
import type { Log } from '../../system/log.ts'
import type { WireRefusal } from './protocol.ts'
import { createRateLimiter, createWindowLimiter } from './rate-limiter.ts'

/** The rates of senders: so many of an address, so many with a key in its window, and so many with a key in a day. */
export interface SenderRates {
  /** Asks for the address alone, before a body is read. */
  checkAddress(address: string): WireRefusal | undefined
  /** Counts a submission with a key that is known, unless one of the limits refuses it. */
  consume(key: StoredKey, address: string): WireRefusal | undefined
}

/**
 * Makes the rates of one relay. A key takes in a day what its rate allows in ten hours; the first submission beyond that
 * is one alarm in the log, and so is the first of a later day.
 */
export function createSenderRates(rates: Rates | 'off', log: Log, nowMs: () => number = Date.now): SenderRates {
  const addresses = createRateLimiter(rates === 'off' ? 'off' : rates.address, nowMs)
  const keys = createWindowLimiter(rates === 'off' ? 'off' : rates.key, nowMs)
  const days = createWindowLimiter(rates === 'off' ? 'off' : dailyRateOf(rates.key), nowMs)
  const alarmedAtMs = new Map<string, number>()
  const alarm = ({ id, name }: StoredKey) => {
    const last = alarmedAtMs.get(id)
    if (last !== undefined && Math.abs(nowMs() - last) < dayMs) return
    alarmedAtMs.set(id, nowMs())
    const text =
      'A public key has taken all that it takes in a day; senders are told to come back. Raise LETTERSLOT_RATE if the messages are wanted, or remove the key'
    log.error({ event: 'daily-limit', key: id, name }, text)
  }
  const askAddress = (address: string): WireRefusal | undefined => {
    const wait = addresses.check(address)
    return wait === undefined ? undefined : { code: 'rate-limited', ...wait }
  }
  return {
    checkAddress: askAddress,
    consume: (key, address) => {
      const ofAddress = askAddress(address)
      if (ofAddress !== undefined) return ofAddress
      const ofDay = days.check(key.id)
      if (ofDay !== undefined) {
        alarm(key)
        return { code: 'key-daily-limited', ...ofDay }
      }
      const ofKey = keys.check(key.id)
      if (ofKey !== undefined) return { code: 'key-rate-limited', ...ofKey }
      addresses.count(address)
      keys.count(key.id)
      days.count(key.id)
      return undefined
    },
  }
}

function dailyRateOf({ perSecond }: Rate): Rate {
  const burst = Math.max(1, Math.round(perSecond * 36_000))
  return { perSecond: (burst / dayMs) * 1000, burst }
}
