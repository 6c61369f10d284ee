import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openGuide } from './guide.ts'
import type { RunningRelay } from './relay.ts'

const guide = openGuide('test-inbox.md')

/** The files that the guide to the test inbox says to put into a site, for a relay at whatever port. */
export interface GuidedFiles {
  /** Installs the packages, from a folder beside a copy of Letterslot. */
  readonly install: string
  /** The page of a Next site. */
  readonly page: string
  /** Writes `Contact.tsx` and `contact.form.json` into a folder. */
  readonly write: (folder: string) => void
}

/** Reads the guide, and the relay's key where the guide says that it stands. */
export async function guidedFiles(relay: RunningRelay): Promise<GuidedFiles> {
  const hello = await fetch(new URL('/api/v1/hello', relay.url))
  const { publicKey } = await hello.json()
  const [, install = ''] = guide.code('sh', 2)
  const [component = '', page = ''] = guide.code('tsx', 2)
  const [document = ''] = guide.code('json', 1)
  const put = (file: string, text: string): void => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return {
    install: install.trimEnd(),
    page,
    write(folder) {
      const contact = component.replace('http://localhost:4400', relay.url).replace('YOUR_PUBLIC_KEY', publicKey)
      put(join(folder, 'Contact.tsx'), contact)
      put(join(folder, 'contact.form.json'), document)
    },
  }
}

/** The words that the guide quotes of a screen. */
export const { words, left } = guide
