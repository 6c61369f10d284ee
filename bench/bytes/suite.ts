import { brotliBytes, bundle } from '../bundle.ts'
import type { Suite } from '../suite.ts'

const sendOf = (library: string) => async () => {
  const { first, all } = await bundle(`export { send } from '${library}'`)
  return { first: brotliBytes(first), all: brotliBytes(all), minified: Buffer.byteLength(all) }
}

/** The files that a page loads to call `send`. Nothing here varies, so once is enough. */
export const bytes: Suite = {
  title: 'Bytes of `send`, bundled alone',
  rounds: 1,
  peer: '@emailjs/browser',
  subjects: [
    { name: 'Letterslot', run: sendOf('@letterslot/client') },
    { name: '@emailjs/browser', packages: ['@emailjs/browser'], run: sendOf('@emailjs/browser') },
  ],
  metrics: [
    { key: 'first', label: 'first load, minified, brotli', unit: 'B', better: 'lower' },
    { key: 'all', label: 'with what a failure loads', unit: 'B', better: 'lower' },
    { key: 'minified', label: 'the same, not compressed', unit: 'B', better: 'lower' },
  ],
}
