import { deviceClock, type Entry, type Outbox, type OutboxEvent } from '@letterslot/client/outbox'
import type { Values } from '@letterslot/core'
import { outcomeOf, type Standing } from '@letterslot/core/form-state'
import type { FormHandle, FormHost } from '../form/form-context.ts'
import type { FormMessages } from '../form/form-messages.ts'
import { blockedByPolicy, type Violation } from './blocked-by-policy.ts'
import { createReport, type Report } from './callbacks.ts'
import { spinnerDelayMs, stillSendingAfterMs } from './constants.ts'
import { changed, type DeliveryState, deleted, displayOf, followed, idle, removed, requested } from './delivery.ts'
import { deliveryStatusOf, receiptOf } from './delivery-status.ts'
import { outboxOf } from './outbox-of.ts'
import { createPendingMessageList } from './pending-messages.ts'
import { type FileCode, fileCode, submissionOf } from './submission-of.ts'

/** The surroundings of a form. */
export interface DeliveryParts {
  readonly outboxOf: (host: FormHost) => Outbox
  /** Tells the page around it; left out where there is none. */
  readonly createReport?: (host: FormHost, told: Set<string>) => Report
  /** Left out where no field takes files. */
  readonly fileCode?: FileCode
}

/** Joins a form to its outbox: what its visitor does goes there, and what becomes of it is shown. */
export function createFormDelivery(handle: FormHandle): FormMessages {
  return createFormDeliveryWith({ outboxOf, createReport, fileCode }, handle)
}

/** The same with the surroundings that it is given. */
export function createFormDeliveryWith(parts: DeliveryParts, handle: FormHandle): FormMessages {
  const { form, store, host } = handle
  const outbox = parts.outboxOf(host)
  const clock = host.options.clock ?? deviceClock
  const older = createPendingMessageList(outbox, form.id, (id) => id === host.own || id === host.shown)
  const keep = form.delivery?.keepOnDevice !== false
  host.told ??= new Set()
  const report = parts.createReport?.(host, host.told)
  // Another form in the same place follows none of its messages.
  if (host.form !== form.id) host.own = host.shown = undefined
  host.form = form.id
  let delivery: DeliveryState = idle
  /** Set once the page's policy kept something from going out: it does so until the page is loaded anew. */
  let blocked: string | undefined
  /** Cancel what the open request waits for. */
  const timers: (() => void)[] = []

  const isOnline = (): boolean => host.options.isOnline?.() ?? navigator.onLine

  /** Takes a next state. Returns false where it is the same. */
  function set(next: DeliveryState): boolean {
    if (next === delivery) return false
    const { id, request } = delivery
    delivery = next
    if (next.request !== request) for (const cancel of timers.splice(0)) cancel()
    if (next.id !== id) {
      host.shown = next.id
      older.notify()
    }
    return true
  }

  function statusOf(entry: Entry): Standing {
    const older = entry.id !== host.own
    const { pausedUntilMs } = delivery
    return deliveryStatusOf(entry, {
      // One of before may go elsewhere.
      blocked: entry.connection.origin === form.delivery?.origin ? blocked : undefined,
      health: outbox.health(),
      online: isOnline(),
      keep,
      older,
      pausedUntilMs,
    })
  }

  /** The visitor asks for an attempt, and is told what it comes to. */
  function request(): void {
    const sinceMs = clock.now()
    set(requested(delivery, { sinceMs, attempts: delivery.entry?.attempts ?? 0 }))
    timers.push(
      clock.after(spinnerDelayMs, () => store.dispatch({ kind: 'spinnerDue' })),
      clock.after(stillSendingAfterMs, () => {
        // By now whatever only waits for its turn is told as that.
        set(requested(delivery, { sinceMs }))
        show()
        tellLong()
      }),
    )
  }

  /** Says of an attempt that takes long how its answers are kept, as soon as the outbox has them. */
  function tellLong(): void {
    const { entry } = delivery
    store.dispatch({ kind: 'waitedLong', message: entry && statusOf(entry).message })
  }

  /** Shows what became of the message so far. */
  function show(): void {
    const { entry, request } = delivery
    if (!entry) return
    const display = displayOf(entry, { request, outbox, isOnline: isOnline(), nowMs: clock.now() })
    if (display === 'tryStarted') store.dispatch({ kind: display })
    else if (display > 0) timers.push(clock.after(display, show))
    else {
      set(requested(delivery))
      if (entry.state.status === 'sent') {
        const facts = { older: entry.id !== host.own, awaited: request !== undefined }
        store.dispatch({ kind: 'accepted', receipt: receiptOf(entry, entry.state.sentAt, facts) })
        if (entry.id === host.own) host.own = undefined
      } else store.dispatch({ kind: 'notSent', outcome: outcomeOf(statusOf(entry)), asked: request !== undefined })
      report?.(entry.state.status, entry)
    }
  }

  async function take(entry: Entry | undefined): Promise<void> {
    if (!entry || entry.id !== delivery.id) return
    const isQueued = entry.state.status === 'queued'
    const pausedUntilMs = isQueued ? await outbox.pausedUntilMs(entry.connection) : undefined
    if (!set(changed(delivery, entry, pausedUntilMs))) return
    show()
    if (delivery.request && delivery.request.attempts === undefined) tellLong()
  }

  async function look(): Promise<void> {
    if (delivery.id) await take(await outbox.get(delivery.id))
  }

  /** Shows a message in the form's place. */
  function open(entry: Entry): Promise<void> {
    set(followed(entry.id, entry))
    store.dispatch({ kind: 'opened', outcome: outcomeOf(statusOf(entry)) })
    return take(entry)
  }

  function hear(event: OutboxEvent): void {
    if (event.kind === 'changed') {
      older.put(event.entry)
      void take(event.entry)
    } else if (event.kind === 'removed') {
      older.drop(event.id)
      if (event.id === host.own) host.own = undefined
      if (set(removed(delivery, event.id))) store.dispatch(event)
    } else show()
  }

  function hearViolation(violation: Violation): void {
    const found = blocked ? undefined : blockedByPolicy(form, violation)
    if (!found) return
    blocked = found
    // biome-ignore lint/suspicious/noConsole: the console is where a site's owner looks, and no visitor does.
    console.error(`Letterslot: ${found}`)
    host.onBlocked?.()
    show()
  }

  async function send(): Promise<void> {
    const values = store.values()
    const written = submissionOf(handle, clock.now(), host.own)
    const { submission = written, issue } = (await parts.fileCode?.putFilesIn(handle, written)) ?? {}
    if (issue) {
      store.dispatch({ kind: 'problemsFound', issues: [issue] })
      host.options.onIssues?.([issue])
      return
    }
    const { id, connection, files = [], params } = submission
    const again = host.own
    host.own = id
    host.written = { id, params, values }
    if (delivery.id !== id) set(followed(id))
    request()
    if (again) {
      const retried = await outbox.retry(again, { connection, params, files })
      if (retried && retried.state.status !== 'sent') {
        await take(retried)
        return
      }
      // It went out meanwhile, or is gone: what stands on the page now is another message.
      host.own = undefined
      return send()
    }
    const queued = await outbox.enqueue(submission, { keep })
    report?.('enqueued', queued)
    await take(queued)
  }

  // A form whose document changed follows what it followed before.
  set(followed(host.shown))
  return {
    send,
    async retryNow() {
      const { entry } = delivery
      if (!entry) return
      request()
      store.dispatch({ kind: 'tryStarted' })
      await take(await outbox.retry(entry.id))
    },
    async remove() {
      const before = delivery
      if (!before.id) return
      const isOwn = before.id === host.own
      // Its own removal is no news.
      set(idle)
      const entry = await outbox.remove(before.id).catch((error: unknown) => {
        set(before)
        throw error
      })
      let values: Values | undefined
      if (isOwn) {
        values = store.values()
        host.own = undefined
        store.reset()
      }
      set(deleted(entry, values))
      store.dispatch({ kind: 'removed' })
      older.notify()
    },
    canUndo: () => delivery.deleted !== undefined,
    async undo() {
      if (!delivery.deleted) return
      const { entry, values } = delivery.deleted
      const restored = await outbox.restore(entry)
      if (values) {
        host.own = restored.id
        store.reset(values)
      }
      await open(restored)
    },
    async open(id) {
      const one = await outbox.get(id)
      if (one && one.state.status !== 'sent') await open(one)
    },
    close() {
      const state = store.state()
      const isOwn = state.status === 'sent' && !state.receipt.older
      set(followed(host.own))
      if (isOwn) store.reset()
      store.dispatch({ kind: isOwn ? 'anotherStarted' : 'left' })
    },
    older: older.list,
    subscribe: older.subscribe,
    watch() {
      const controller = new AbortController()
      const stop = outbox.subscribe(hear)
      addEventListener('online', show, controller)
      addEventListener('offline', show, controller)
      addEventListener('securitypolicyviolation', hearViolation, controller)
      document.addEventListener('visibilitychange', look, controller)
      void older.read()
      void look()
      return () => {
        stop()
        controller.abort()
      }
    },
  }
}
