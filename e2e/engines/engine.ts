/** An element, as an expression of JavaScript that is evaluated in the page: what WebDriver, BiDi and CDP have in common. */
export type Target = string

/** One tab. Keys and clicks are the engine's own, as a person's are. */
export interface EnginePage {
  readonly goto: (address: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly click: (target: Target) => Promise<void>
  /** Types into what is there, behind what it holds. */
  readonly type: (target: Target, text: string) => Promise<void>
  /** Presses keys where the focus is. */
  readonly press: (...keys: readonly EngineKey[]) => Promise<void>
  /** Types text where the focus is. */
  readonly write: (text: string) => Promise<void>
  readonly setFiles: (target: Target, paths: readonly string[]) => Promise<void>
  /** Evaluates an expression, and waits for what it promises. Only JSON comes back. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Writes a picture of what is seen. */
  readonly screenshot: (path: string) => Promise<void>
  readonly close: () => Promise<void>
}

export type EngineKey = 'Tab' | 'Enter' | 'ArrowDown'

/** A running browser, with a profile on the disk. */
export interface EngineBrowser {
  readonly version: string
  readonly open: () => Promise<EnginePage>
  /** Ends every process of it by SIGKILL, so that it can be started again on its profile. */
  readonly kill: () => Promise<void>
}

/** Options of a browser that is started. */
export interface EngineOptions {
  /** An empty folder, or that of a browser before. The command lines of all that is started name it, or their parents' do. */
  readonly profile: string
  /** As a private window: nothing of it outlives the browser. */
  readonly isPrivate?: boolean
  /** As a person sets it who lets sites store nothing; see `canBlockStorage`. */
  readonly blocksStorage?: boolean
}

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKitGTK'
  readonly canBlockStorage: boolean
  readonly start: (options: EngineOptions) => Promise<EngineBrowser>
}
