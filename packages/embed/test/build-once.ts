// What tests look at is built once for all workers of a run, by the process that starts them, and when the first one asks.
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { buildElement } from '../build-element.ts'
import { buildPageRuntime } from '../build-page-runtime.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of what was built: each part by its name. */
    readonly builds: string
  }
}

/** Without the files that they were made from. */
const builds = new Map<string, () => Promise<object>>([
  ['element', async () => ({ element: (await buildElement()).element })],
  ['english', async () => ({ runtime: (await buildPageRuntime()).runtime })],
  ['international', async () => ({ runtime: (await buildPageRuntime('table')).runtime })],
  ['translated', async () => ({ runtime: (await buildPageRuntime('tables')).runtime })],
])

/** Serves the builds to the workers; returns what ends it. */
export async function setup(project: TestProject): Promise<() => void> {
  const made = new Map<string, Promise<unknown>>()
  project.onTestsRerun(() => made.clear())
  const server = createServer(async (request, response) => {
    const name = request.url?.slice(1) ?? ''
    const making = made.get(name) ?? builds.get(name)?.()
    if (making) made.set(name, making)
    try {
      response.end(JSON.stringify(await making))
    } catch (cause) {
      response.writeHead(500).end(String(cause))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  project.provide('builds', `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`)
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
