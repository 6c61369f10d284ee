import { relative } from 'node:path'

/** What `npm start` says when the studio can be opened. */
export function localBanner(port: number, dataFolder: string): string {
  const path = relative('.', dataFolder)
  const shown = path === '' || path.startsWith('..') ? dataFolder : `./${path}`
  return `
  Letterslot is ready:  http://localhost:${port}

  Forms are kept in your browser, test mail in ${shown}
  Nothing leaves this computer until you connect a provider.     Stop: Ctrl-C
`
}
