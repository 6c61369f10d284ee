import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Builder, Key, type WebDriver, WebElement } from 'selenium-webdriver'
import { portOf } from '../harness/static-host.ts'
import type { Engine, EngineBrowser, EngineKey, EnginePage, Target } from './engine.ts'
import { killBrowserOf } from './kill-tree.ts'

const miniBrowser = process.env['MINIBROWSER_PATH'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** WebKitGTK, driven by its own WebDriver: what GNOME's browser is made of, and the next of kin to Safari that Debian has. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  canBlockStorage: false,
  async start({ profile, isPrivate }) {
    const server = await startDriver(profile)
    const options = isPrivate
      ? { binary: miniBrowser, args: ['--automation'] }
      : { binary: join(import.meta.dirname, 'webkit-window.py'), args: [`--profile=${profile}`] }
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities({
        browserName: isPrivate ? 'MiniBrowser' : 'Letterslot',
        'webkitgtk:browserOptions': options,
      })
      .build()
    await driver.manage().setTimeouts({ script: 30_000 })
    return browserOf(driver, profile)
  },
}

async function browserOf(driver: WebDriver, profile: string): Promise<EngineBrowser> {
  let isFirst = true
  return {
    version: (await driver.getCapabilities()).getBrowserVersion() ?? '',
    async open() {
      if (!isFirst) await driver.switchTo().newWindow('tab')
      isFirst = false
      return pageOf(driver, await driver.getWindowHandle())
    },
    kill: () => killBrowserOf(profile),
  }
}

const keys: Readonly<Record<EngineKey, string>> = { Tab: Key.TAB, Enter: Key.ENTER, ArrowDown: Key.ARROW_DOWN }

/**
 * WebKitWebDriver does not wait until what it scrolls into view is there, and what comes into view by that is laid out a frame later:
 * a click is for a place that is the same in the next two frames.
 */
const comeToRest = `const [element, done] = arguments
let last = NaN
let same = 0
const look = () => {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { top } = element.getBoundingClientRect()
  same = top === last ? same + 1 : 0
  last = top
  if (same === 2) done()
  else requestAnimationFrame(look)
}
look()`

/** WebDriver has one window at a time: each act first turns to its own. */
function pageOf(driver: WebDriver, handle: string): EnginePage {
  const here = () => driver.switchTo().window(handle)
  const find = async (target: Target): Promise<WebElement> => {
    await here()
    const found: unknown = await driver.executeScript(`return ${target}`)
    if (!(found instanceof WebElement)) throw new Error(`Not on the page: ${target}`)
    return found
  }
  return {
    async goto(address) {
      await here()
      await driver.get(address)
    },
    async reload() {
      await here()
      await driver.navigate().refresh()
    },
    async click(target) {
      const found = await find(target)
      await driver.executeAsyncScript(comeToRest, found)
      await found.click()
    },
    type: async (target, text) => (await find(target)).sendKeys(text.replaceAll('\n', Key.ENTER)),
    async press(...names) {
      await here()
      await driver
        .actions()
        .sendKeys(...names.map((name) => keys[name]))
        .perform()
    },
    async write(text) {
      await here()
      await driver.actions().sendKeys(text).perform()
    },
    setFiles: async (target, paths) => (await find(target)).sendKeys(paths.join('\n')),
    async evaluate(expression) {
      await here()
      const answer: unknown = await driver.executeAsyncScript(
        `const done = arguments[arguments.length - 1]
        ;(async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }))`,
      )
      if (typeof answer !== 'object' || answer === null) throw new Error('No answer from the page')
      if ('error' in answer) throw new Error(String(answer.error))
      return 'value' in answer ? answer.value : undefined
    },
    async screenshot(path) {
      await here()
      writeFileSync(path, Buffer.from(await driver.takeScreenshot(), 'base64'))
    },
    async close() {
      await here()
      await driver.close()
    },
  }
}

/**
 * Starts a WebKitWebDriver, which serves one session, and returns its address. `DISPLAY` is that of an X server.
 * @param profile - what it is called by, so that it is found with the browser that it starts; a private one names none.
 */
async function startDriver(profile: string): Promise<string> {
  const port = await freePort()
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    argv0: `WebKitWebDriver of ${profile}`,
    // As root the sandbox of its processes does not start; what is opened here is our own.
    env: { ...process.env, ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }) },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${url}/status`).then(
      () => true,
      () => false,
    ))
  )
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`WebKitWebDriver ended with ${child.exitCode ?? child.signalCode}`)
  return url
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}
