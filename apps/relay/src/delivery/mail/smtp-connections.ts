import { type SenderClock, systemClock } from '../../system/clock.ts'
import type { SmtpAccount } from './smtp-account.ts'
import { openSmtpSession, type SmtpSession, type SmtpSessionOptions } from './smtp-session.ts'

/** Mails over one connection; then a new one is made, before most servers ask for it. */
const maxMailsPerConnection = 100
/** A connection that nobody needs is closed after so long, in milliseconds: a mailbox has few for all its programs. */
const idleMs = 10_000
/** The last one of an account stays for so long: less than the silence after which we or a server would break it. */
const lastIdleMs = 100_000

/** Connections to mail servers that stay open between two mails. */
export interface SmtpConnections {
  /** The open connection to this account that was used last and is free; undefined where there is none. */
  take(account: SmtpAccount): SmtpSession | undefined
  /** Opens another one. @throws {Error} nodemailer's, where the server does not let us in. */
  open(account: SmtpAccount, options: SmtpSessionOptions, ended: AbortSignal): Promise<SmtpSession>
  /** Gives a connection back after a mail, for the next one. */
  release(account: SmtpAccount, session: SmtpSession): void
  /** The number of connections to this account, those included that are being opened. */
  count(account: SmtpAccount): number
  /** Says goodbye to all that are free; those in use are closed when they are given back. */
  close(): Promise<void>
}

interface FreeSession {
  readonly session: SmtpSession
  readonly sinceMs: number
}

interface AccountSessions {
  /** The one used last stands last. */
  readonly free: FreeSession[]
  count: number
}

/** Makes the connections of one sender; none is open before the first mail. */
export function createSmtpConnections(clock: SenderClock = systemClock): SmtpConnections {
  const accounts = new Map<string, AccountSessions>()
  const mails = new WeakMap<SmtpSession, number>()
  let closing = new AbortController()
  let isSweeping = false

  /** Its settings name an account, so that a changed one gets connections of its own. */
  const sessionsOf = ({ host, port, tls, login }: SmtpAccount): AccountSessions => {
    const key = JSON.stringify([host, port, tls, login?.user, login?.password])
    const known = accounts.get(key)
    if (known !== undefined) return known
    const sessions: AccountSessions = { free: [], count: 0 }
    accounts.set(key, sessions)
    return sessions
  }

  const drop = ({ free }: AccountSessions, session: SmtpSession) => {
    const index = free.findIndex((each) => each.session === session)
    if (index >= 0) free.splice(index, 1)
  }

  /** Closes what nobody needed for a while. A clock that was set back has none of them wait longer. */
  const sweep = () => {
    const nowMs = clock.nowMs()
    for (const sessions of accounts.values()) {
      const last = sessions.free.at(-1)
      const isStale = (each: FreeSession) => {
        const unusedMs = nowMs - each.sinceMs
        return unusedMs < 0 || unusedMs >= (each === last ? lastIdleMs : idleMs)
      }
      for (const each of sessions.free.filter(isStale)) {
        drop(sessions, each.session)
        void each.session.quit()
      }
    }
  }

  const sweepAgain = () => {
    const isAnyFree = [...accounts.values()].some(({ free }) => free.length > 0)
    if (isSweeping || !isAnyFree) return
    isSweeping = true
    void clock.sleep(idleMs, closing.signal).then(() => {
      isSweeping = false
      sweep()
      sweepAgain()
    })
  }

  return {
    take: (account) => sessionsOf(account).free.pop()?.session,
    open: async (account, options, ended) => {
      const sessions = sessionsOf(account)
      sessions.count += 1
      try {
        const session = await openSmtpSession(account, options, ended)
        session.onEnd(() => {
          sessions.count -= 1
          drop(sessions, session)
        })
        return session
      } catch (error) {
        sessions.count -= 1
        throw error
      }
    },
    release: (account, session) => {
      if (!session.isOpen()) return
      const count = (mails.get(session) ?? 0) + 1
      mails.set(session, count)
      if (count >= maxMailsPerConnection || closing.signal.aborted) {
        void session.quit()
        return
      }
      sessionsOf(account).free.push({ session, sinceMs: clock.nowMs() })
      sweepAgain()
    },
    count: (account) => sessionsOf(account).count,
    close: async () => {
      closing.abort()
      const free = [...accounts.values()].flatMap((sessions) => sessions.free.splice(0))
      await Promise.all(free.map(({ session }) => session.quit()))
      closing = new AbortController()
    },
  }
}
