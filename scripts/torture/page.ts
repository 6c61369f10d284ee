import type { DevTools } from './dev-tools.ts'
import { fieldOf } from './field-of.ts'

/** One page of a browser, as a suite holds it. */
export interface Page {
  /** Runs an expression in the page and gives what it came to, awaited. Rejects when the page is gone. */
  run(expression: string): Promise<unknown>
  /** Its process dies, as with *Aw, Snap!*; then the tab goes, too. */
  crash(): Promise<void>
  /** As a phone does with a tab in the background: no script runs until it is thawed. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  /** Has the browser tell the page's service worker to sync, as it does when the network is back. */
  dispatchSync(tag: string): Promise<void>
  /** Ends the service workers of the browser, whatever they do. */
  stopWorkers(): Promise<void>
  /** Bytes that its script objects take, once what is garbage is gone. */
  heapBytes(): Promise<number>
  /** Gives the page's site that much room and no more, until it is called without; undone when the page is closed. */
  overrideQuota(quotaSize?: number): Promise<void>
  /** As a person closes a tab. */
  close(): Promise<void>
}

/** Opens a page and waits until it is loaded. */
export async function openPage(devTools: DevTools, url: string): Promise<Page> {
  const targetId = fieldOf(await devTools.ask('Target.createTarget', { url: 'about:blank' }), 'targetId')
  const attached = await devTools.ask('Target.attachToTarget', { targetId, flatten: true })
  const session = String(fieldOf(attached, 'sessionId'))
  const run = async (expression: string): Promise<unknown> => {
    const reply = await devTools.ask(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      session,
    )
    const thrown = fieldOf(reply, 'exceptionDetails')
    if (thrown === undefined) return fieldOf(reply, 'result', 'value')
    throw new Error(String(fieldOf(thrown, 'exception', 'description') ?? fieldOf(thrown, 'text')))
  }
  const turn = async (state: 'frozen' | 'active'): Promise<void> => {
    await devTools.ask('Page.setWebLifecycleState', { state }, session)
  }
  const close = async (): Promise<void> => {
    await devTools.ask('Target.closeTarget', { targetId })
  }
  await devTools.ask('Page.enable', {}, session)
  const loaded = devTools.heard('Page.loadEventFired', session)
  await devTools.ask('Page.navigate', { url }, session)
  await loaded
  return {
    run,
    freeze: () => turn('frozen'),
    thaw: () => turn('active'),
    async dispatchSync(tag) {
      await devTools.ask('ServiceWorker.disable', {}, session)
      const told = devTools.heard('ServiceWorker.workerRegistrationUpdated', session)
      await devTools.ask('ServiceWorker.enable', {}, session)
      const registrationId = fieldOf(await told, 'registrations', '0', 'registrationId')
      const { origin } = new URL(url)
      await devTools.ask('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false }, session)
    },
    async stopWorkers() {
      await devTools.ask('ServiceWorker.enable', {}, session)
      await devTools.ask('ServiceWorker.stopAllWorkers', {}, session)
    },
    async heapBytes() {
      await devTools.ask('HeapProfiler.collectGarbage', {}, session)
      return Number(fieldOf(await devTools.ask('Runtime.getHeapUsage', {}, session), 'usedSize'))
    },
    async overrideQuota(quotaSize) {
      const { origin } = new URL(url)
      await devTools.ask(
        'Storage.overrideQuotaForOrigin',
        { origin, ...(quotaSize !== undefined && { quotaSize }) },
        session,
      )
    },
    async crash() {
      await devTools.ask('Inspector.enable', {}, session)
      const crashed = devTools.heard('Inspector.targetCrashed', session)
      // The answer never comes: who should give it is dead.
      devTools.ask('Page.crash', {}, session).catch(() => {})
      await crashed
      await close()
    },
    close,
  }
}
