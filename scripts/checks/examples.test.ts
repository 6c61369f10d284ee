import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseForm } from '@letterslot/core/document'
import { checkContract, starterEmail } from '@letterslot/email'
import { expect, it } from 'vitest'
import { filesUnder } from './tree.ts'

const root = join(import.meta.dirname, '..', '..')
const forms = filesUnder('examples').filter((file) => file.endsWith('.form.json'))

it.each(forms)('%s is a form without faults, and its mail shows every answer', (file) => {
  const json: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'))
  const parsed = parseForm(json)
  if (!parsed.ok) throw parsed.error
  const email = starterEmail(parsed.value, { id: 'mail', to: 'me@example.org' })
  expect(checkContract(parsed.value, email).filter(({ severity }) => severity !== 'info')).toEqual([])
})
