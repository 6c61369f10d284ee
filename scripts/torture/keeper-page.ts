import type { WithAttachments } from './attachment.ts'
import type { DevTools } from './dev-tools.ts'
import { openPage, type Page } from './page.ts'
import type { Keeper } from './pages/keeper.ts'

/** A page that keeps messages, as a suite holds it. */
export interface KeeperPage extends Page, Keeper {}

/** Opens one. `settings` become its address's parameters. */
export async function openKeeperPage(
  devTools: DevTools,
  site: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<KeeperPage> {
  const page = await openPage(devTools, `${site}?${new URLSearchParams(settings)}`)
  const ask = (name: keyof Keeper, ...args: readonly unknown[]): Promise<unknown> =>
    page.run(`keeper.${name}(...${JSON.stringify(args)})`)
  return {
    ...page,
    keep: async (messages: readonly WithAttachments[]) => textsOf(await ask('keep', messages)),
    statuses: async (ids) => textsOf(await ask('statuses', ids)),
    files: async (id) => textsOf(await ask('files', id)),
    attempts: async () => Number(await ask('attempts')),
    fault: async () => String(await ask('fault')),
    async registerWorker() {
      await ask('registerWorker')
    },
    async firstRequestMs() {
      const ms = await ask('firstRequestMs')
      return typeof ms === 'number' ? ms : undefined
    },
    retryAll: async () => Number(await ask('retryAll')),
  }
}

function textsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) throw new Error('The page answers with a list.')
  return value.map(String)
}
