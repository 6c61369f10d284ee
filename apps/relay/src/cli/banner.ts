import { relative } from 'node:path'
import type { Config } from '../config.ts'
import { describeAccount } from '../mail/smtp-account.ts'

/**
 * What `npm start` says when the studio can be opened.
 * @param port - the one listened on.
 */
export function localBanner(port: number, { dataFolder, smtp }: Pick<Config, 'dataFolder' | 'smtp'>): string {
  const path = relative('.', dataFolder)
  const folder = path === '' || path.startsWith('..') ? dataFolder : `./${path}`
  const kept = smtp === undefined ? `test mail in ${folder}` : `settings and messages in ${folder}`
  const leaves =
    smtp === undefined
      ? 'Nothing leaves this computer until you connect a provider.'
      : `Mail goes out through ${describeAccount(smtp)}.`
  return `
  Letterslot is ready:  http://localhost:${port}

  Forms are kept in your browser, ${kept}
  ${leaves}     Stop: Ctrl-C
`
}
