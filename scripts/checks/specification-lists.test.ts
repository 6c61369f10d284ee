import { describe, expect, it } from 'vitest'
import { wirePaths } from '../../apps/relay/src/http/wire/protocol.ts'
import { contentSecurityPolicy } from '../../apps/studio/content-security-policy.ts'
import { schema } from '../../apps/studio/src/domain/storage/schema.ts'
import { shellText } from '../../apps/studio/src/domain/texts/shell.ts'
import { sharedAddress } from '../../apps/studio/src/model/address.ts'
import { paramsBody } from '../../packages/client/src/params.ts'
import { sendErrorCodes } from '../../packages/client/src/send-error.ts'
import { fieldKinds } from '../../packages/core/src/model/field-kind.ts'
import { formFormat } from '../../packages/core/src/model/form.ts'
import { issueCodes } from '../../packages/core/src/model/issue.ts'
import { ruleKinds } from '../../packages/core/src/model/rule.ts'
import { emailFormat } from '../../packages/email/src/template/template.ts'
import { foundIn, membersOf, textsOf, unionOf } from './declared.ts'
import { codesIn } from './page.ts'
import { read } from './tree.ts'

const page = read('docs/specification.md')
const formState = 'packages/core/src/form-state'
const outbox = 'packages/client/src/outbox'
const relayStore = 'apps/relay/src/store'
const messagesSearch = 'apps/studio/src/features/messages/messages-search.ts'

/** The addresses of the studio's routes: those of the shell, and a form's own with those of its steps. */
function studioRoutes(): string[] {
  const routes = [...read('apps/studio/src/app/router.tsx').matchAll(/\.\.\.(inShell|step),\s*path: '([^']+)'/g)]
  const paths = routes.map(([, parent, path = '']) => (parent === 'step' ? `/forms/$formId/${path}` : path))
  return paths.filter((path) => path !== '/forms/$formId//')
}

/** The names of the identifiers that a file appends to a form, or puts into one, in its order. */
function identifiersIn(file: string): string[] {
  const [, object = ''] = /const identifiers = \{([^}]+)\}/.exec(read(file)) ?? []
  return [...object.matchAll(/(\w+): /g)].map(([, name = '']) => name)
}

/** Each list of the page by its name, and what the code has: the same texts, in the same order where `isOrdered`. */
const lists: Readonly<Record<string, { readonly code: readonly string[]; readonly isOrdered?: boolean }>> = {
  Places: { code: Object.values(shellText.places), isOrdered: true },
  Steps: { code: [...Object.values(shellText.steps), shellText.tryIt], isOrdered: true },
  Routes: { code: [...studioRoutes(), new URL(sharedAddress('https://studio/', '…')).pathname.replace(/\/$/, '#…')] },
  'Search parameters of `/messages`': { code: membersOf(messagesSearch, 'MessagesSearch') },
  'Values of `view`': {
    code: foundIn(messagesSearch, /const views: .*? = \[(.*)\]/g).flatMap((all) => all.match(/[\w-]+/g) ?? []),
  },
  'Formats of documents': { code: [formFormat, emailFormat] },
  'Tables of the studio': { code: [...new Set(schema.flatMap(({ stores }) => Object.keys(stores)))] },
  'Kinds of connection': { code: textsOf('apps/studio/src/model/connection.ts', 'kind') },
  'Tables of the relay': { code: foundIn(`${relayStore}/database.ts`, /CREATE TABLE (\w+)/g) },
  'Members of an outbox entry': {
    code: [...membersOf(`${outbox}/entry.ts`, 'Submission'), ...membersOf(`${outbox}/entry.ts`, 'Entry')],
  },
  'States of a form to its visitor': {
    code: [...textsOf(`${formState}/state.ts`, 'status'), ...textsOf(`${formState}/unsent.ts`, 'status')],
  },
  'Reasons of `notSent`': { code: unionOf(`${formState}/unsent.ts`, 'NotSentReason') },
  'Reasons of `needsPerson`': { code: unionOf(`${formState}/unsent.ts`, 'PersonReason') },
  'States of an outbox entry': { code: textsOf(`${outbox}/entry.ts`, 'status') },
  'States of a message at the relay': { code: unionOf(`${relayStore}/port.ts`, 'MessageState') },
  'States of a save': { code: textsOf('apps/studio/src/domain/storage/save-state.ts', 'status') },
  'States of a form to its maker': { code: textsOf('apps/studio/src/model/publication-state.ts', 'status') },
  'States of a connection': { code: textsOf('apps/studio/src/model/verification-state.ts', 'status') },
  'Kinds of field': { code: fieldKinds },
  'Kinds of rule': { code: ruleKinds },
  'Codes of issues': { code: issueCodes },
  'Kinds of key': {
    code: foundIn(`${relayStore}/port.ts`, /kind: ('public' \| 'private')/g).flatMap((all) => all.match(/\w+/g) ?? []),
  },
  'Send paths': { code: [...wirePaths] },
  'Identifiers in JSON': {
    code: Object.keys(JSON.parse(paramsBody('key', 'service', 'template', {}))),
    isOrdered: true,
  },
  'Identifiers in a form': { code: identifiersIn('packages/client/src/request.ts'), isOrdered: true },
  'Parameters of an attempt': { code: foundIn(`${outbox}/attempt.ts`, /\b(letterslot_\w+):/g) },
  'Policy of the studio': { code: contentSecurityPolicy.split('; ') },
  'Policy of a page names': {
    code: foundIn('packages/embed/src/standalone-page.tsx', /^ {4}["'`]([a-z]+(?:-[a-z]+)+) /gm),
  },
  'Codes of a rejection': { code: sendErrorCodes },
  'Widths in px': { code: foundIn('packages/react/src/form.css', /^@container \(min-width: (\d+)px\)/gm) },
}

/** The lists of the page: lines of points that are neither files nor proofs. */
const listed = new Map(
  [...page.matchAll(/^- (?!Does it|Proven by)([^:\n]+): (`.*)$/gm)].map(([, name = '', items = '']) => [
    name,
    codesIn(items),
  ]),
)

describe('the lists of docs/specification.md', () => {
  it('are all compared with the code', () => {
    expect([...listed.keys()].sort()).toEqual(Object.keys(lists).sort())
  })

  it.each(Object.entries(lists))(
    '%s: what the code has, nothing else, and nothing twice',
    (name, { code, isOrdered }) => {
      const said = listed.get(name) ?? []
      expect(code).not.toEqual([])
      if (isOrdered) expect(said).toEqual(code)
      else expect([...said].sort()).toEqual([...code].sort())
    },
  )

  it('says of a form without scripts the identifiers that one with a file has', () => {
    expect(identifiersIn('packages/react/src/DeliveryFields.tsx')).toEqual(
      identifiersIn('packages/client/src/request.ts'),
    )
  })

  it('posts to the paths that the relay knows', () => {
    const [address = ''] = foundIn('packages/client/src/post.ts', /fetch\(`\$\{origin\}([^`]+)\$\{path\}`/g)
    expect(['send', 'send-form'].map((path) => `${address}${path}`)).toEqual([...wirePaths])
  })
})
