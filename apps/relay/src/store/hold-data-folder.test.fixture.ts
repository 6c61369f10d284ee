import { lockDataFolder } from './data-folder.ts'

/** Run as a process of its own: holds the folders that its parent names, one at a time, and says what it came to. */
let release = (): void => undefined

process.on('message', (folder) => {
  release()
  release = () => undefined
  if (typeof folder !== 'string') return process.send?.('released')
  try {
    release = lockDataFolder(folder).release
    process.send?.('held')
  } catch (error) {
    process.send?.(error instanceof Error ? error.message : String(error))
  }
})
process.send?.('ready')
