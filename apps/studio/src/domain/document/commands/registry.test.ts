import { brandFieldId, brandPageId, type Field, type RowField, type Rule } from '@letterslot/core'
import type { Block } from '@letterslot/email'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandConnectionId } from '../../../model/connection.ts'
import { themes } from '../../look/themes.ts'
import { documentFromStart } from '../../starts/document-from-start.ts'
import { event } from '../../starts/event-starts.ts'
import type { Command } from '../command.ts'
import { createDocumentStore, type DocumentStore } from '../store.ts'
import { commands } from './registry.ts'

const start = documentFromStart(event, { to: 'me@example.org', id: 'event' })
const fieldId = fc.constantFrom(...event.fields.map(({ id }) => id), brandFieldId('gone'))
const pageId = fc.constantFrom(...start.form.pages.map(({ id }) => id), brandPageId('p2'), brandPageId('p3'))
const blockId = fc.constantFrom(...start.email.blocks.map(({ id }) => id), 'gone')
const text = fc.string({ maxLength: 12, unit: 'grapheme' })
const index = fc.nat(6)
const language = fc.constantFrom('en', 'de', 'ar')
const words = fc.array(
  fc.record({ path: fc.constantFrom(['title'], ['pages', 'p1'], ['fields', 'f1', 'options', 'yes']), words: text }),
  { maxLength: 3 },
)
const question = fc.constantFrom(undefined, undefined, 0, 1)
const width = fc.constantFrom<Field['width']>('full', 'half', 'third', undefined)
const rule = fc.oneof(
  fc.constant<Rule>({ kind: 'required' }),
  fc.record({ kind: fc.constant('length' as const), max: fc.nat(100), message: text }),
  fc.record({ kind: fc.constant('range' as const), min: fc.integer(), step: fc.integer({ min: 1 }) }),
)
const field = fc.record({
  id: fc.uuid().map(brandFieldId),
  kind: fc.constantFrom('text' as const, 'number' as const, 'date' as const),
  name: fc.stringMatching(/^[a-z]{3,8}$/),
  label: text,
  rules: fc.array(rule, { maxLength: 3 }),
  fields: fc.constant<readonly RowField[]>([
    { kind: 'text', name: 'one', label: 'One', rules: [{ kind: 'required' }] },
  ]),
})
const block = fc.oneof<fc.Arbitrary<Block>[]>(
  fc.record({ id: fc.uuid(), kind: fc.constant('heading' as const), text }),
  fc.record({ id: fc.uuid(), kind: fc.constant('divider' as const) }),
)
const stripe = fc.constantFrom('on' as const, 'off' as const, undefined)
const colors = fc.constantFrom<[string, string][]>(
  ['#a9502c', '#e8986d'],
  ['#ffc629', '#ffc629'],
  ['#000000', '#ffffff'],
)
const condition = fc.option(fc.record({ field: fieldId, is: fc.constant('equal' as const), to: text }), {
  nil: undefined,
})

/** One way to make each command of the registry: a kind without one does not compile. */
const arbitraries: { readonly [Kind in keyof typeof commands]: fc.Arbitrary<Command> } = {
  'set-page-visibility': fc.tuple(pageId, condition).map(([id, when]) => commands['set-page-visibility'](id, when)),
  'set-page-next': fc
    .tuple(pageId, fc.constantFrom([{ end: true }] as const, [{ to: brandPageId('p3') }] as const, undefined))
    .map(([id, next]) => commands['set-page-next'](id, next)),
  'rename-form': text.map(commands['rename-form']),
  'set-form-texts': fc
    .record({
      description: fc.option(text, { nil: undefined }),
      maker: fc.option(text, { nil: undefined }),
      drafts: fc.option(fc.boolean(), { nil: undefined }),
      prefill: fc.option(fc.constant({ keep: true }), { nil: undefined }),
    })
    .map(commands['set-form-texts']),
  'set-language': fc
    .record({
      locale: fc.constantFrom('en', 'de', 'ar'),
      address: fc.option(fc.constant('informal' as const), { nil: undefined }),
    })
    .map(commands['set-language']),
  'set-sentence': fc
    .record({
      tag: fc.constantFrom('en', 'de', 'gone'),
      key: fc.constantFrom('send' as const, 'sent' as const),
      text: fc.option(text, { nil: undefined }),
    })
    .map(commands['set-sentence']),
  'add-language': language.map(commands['add-language']),
  'remove-language': language.map(commands['remove-language']),
  translate: fc.tuple(language, words).map(([tag, said]) => commands.translate(tag, said)),
  'set-translation-address': language.map((tag) => commands['set-translation-address'](tag, { address: 'informal' })),
  'take-translations': fc.tuple(language, words).map(([tag, said]) => commands['take-translations'](tag, said)),
  'add-field': fc.tuple(field, index).map(([added, at]) => commands['add-field'](added, { index: at })),
  'add-fields': fc
    .tuple(fc.array(field, { maxLength: 3 }), index)
    .map(([added, at]) => commands['add-fields'](added, { index: at })),
  'duplicate-field': fc
    .tuple(fieldId, fc.uuid(), text)
    .map(([of, id, name]) => commands['duplicate-field'](of, { id: brandFieldId(id), name })),
  'remove-field': fieldId.map(commands['remove-field']),
  'move-field': fc.tuple(fieldId, index).map(([of, at]) => commands['move-field'](of, { index: at })),
  'remove-fields': fc.array(fieldId, { maxLength: 3 }).map(commands['remove-fields']),
  'restore-fields': fc.array(fc.record({ field, pageId, index }), { maxLength: 3 }).map(commands['restore-fields']),
  'move-fields': fc
    .tuple(fc.array(fieldId, { maxLength: 3 }), index, pageId)
    .map(([ids, at, on]) => commands['move-fields'](ids, { index: at, pageId: on })),
  'place-in-row': fc
    .tuple(
      fc.oneof(field, fc.constantFrom(...event.fields)),
      index,
      pageId,
      fc.array(fieldId, { maxLength: 2 }),
      fc.boolean(),
    )
    .map(([placed, at, on, others, isOut]) =>
      commands['place-in-row'](
        placed,
        { index: at, pageId: on },
        { others, width: 'half', ...(isOut && { own: 'full' }) },
      ),
    ),
  'update-field': fc
    .tuple(fieldId, fc.record({ label: text, name: text, help: fc.option(text, { nil: undefined }), width }))
    .map(([of, changes]) => commands['update-field'](of, changes)),
  'replace-field': fc.tuple(fieldId, field).map(([id, other]) => commands['replace-field']({ ...other, id })),
  'add-page': pageId.map(commands['add-page']),
  'set-page-title': fc
    .tuple(pageId, fc.option(text, { nil: undefined }))
    .map(([id, title]) => commands['set-page-title'](id, title)),
  'move-page': fc.tuple(pageId, index).map(([id, to]) => commands['move-page'](id, to)),
  'remove-page': pageId.map(commands['remove-page']),
  'restore-page': fc
    .tuple(pageId, fc.array(fieldId, { maxLength: 3 }), index)
    .map(([id, ids, at]) =>
      commands['restore-page'](
        { id, fields: event.fields.filter((one) => ids.includes(one.id)) },
        { index: at, progress: 'bar' },
      ),
    ),
  'set-progress': fc.constantFrom('steps' as const, 'bar' as const, undefined).map(commands['set-progress']),
  'add-rule': fc.tuple(fieldId, rule, question).map(([of, added, at]) => commands['add-rule'](of, added, at)),
  'update-rule': fc.tuple(fieldId, index, rule, question).map((told) => commands['update-rule'](...told)),
  'remove-rule': fc.tuple(fieldId, index, question).map((told) => commands['remove-rule'](...told)),
  'set-visibility': fc.tuple(fieldId, condition).map(([of, when]) => commands['set-visibility'](of, when)),
  'set-requirement': fc.tuple(fieldId, condition).map(([of, when]) => commands['set-requirement'](of, when)),
  'update-email': fc.record({ subject: text, to: fc.array(text, { maxLength: 3 }) }).map(commands['update-email']),
  'add-block': fc.tuple(block, index).map(([added, at]) => commands['add-block'](added, at)),
  'update-block': fc
    .tuple(blockId, text)
    .map(([id, words]) => commands['update-block']({ id, kind: 'text', text: words })),
  'remove-block': blockId.map(commands['remove-block']),
  'move-block': fc.tuple(blockId, index).map(([id, at]) => commands['move-block'](id, at)),
  'settle-finding': fc
    .oneof(
      fc.record({ kind: fc.constant('addRow' as const), name: text, label: text }),
      fc.record({
        kind: fc.constant('setText' as const),
        place: fc.constantFrom('/subject', '/to/0', '/blocks/0/text', '/blocks/9/text'),
        text,
      }),
      fc.constant({ kind: 'allowVisitorRecipients' as const }),
      fc.record({ kind: fc.constant('mapParameter' as const), name: text, field: fieldId }),
      fc.record({ kind: fc.constant('unmapParameter' as const), name: text }),
      fc.record({
        kind: fc.constant('renameField' as const),
        place: fc.constantFrom('/pages/0/fields/0', '/pages/0/fields/99'),
        name: text,
      }),
      fc.record({ kind: fc.constant('requireField' as const), place: fc.constant('/pages/0/fields/1') }),
      fc.constant({ kind: 'limitAnswers' as const, limits: [{ place: '/pages/0/fields/0', max: 80 }] }),
    )
    .map((fix) => commands['settle-finding'](fix)),
  'choose-connection': fc.option(text, { nil: undefined }).map((id) =>
    commands['choose-connection'](
      id === undefined
        ? undefined
        : {
            id: brandConnectionId(id),
            destination: { origin: 'https://api.example', publicKey: id, serviceId: 's', templateId: 't' },
          },
    ),
  ),
  'set-fallback': fc.record({ email: fc.option(text, { nil: undefined }), phone: text }).map(commands['set-fallback']),
  'set-delivery': fc
    .record({ keepOnDevice: fc.option(fc.boolean(), { nil: undefined }), noteIn: fc.option(text, { nil: undefined }) })
    .map(commands['set-delivery']),
  'set-tokens': fc
    .record(
      { 'color.action': fc.option(colors, { nil: undefined }), 'radius.button': fc.nat(40), stripe: stripe },
      { requiredKeys: [] },
    )
    .map(commands['set-tokens']),
  'set-theme': fc
    .tuple(fc.constantFrom(...themes), fc.boolean())
    .map(([theme, keepsAction]) => commands['set-theme'](theme, { keepsAction })),
  'back-to-theme': fc.constant(undefined).map(() => commands['back-to-theme']()),
  'set-look': fc
    .record(
      {
        scheme: fc.constantFrom('light' as const, 'dark' as const, undefined),
        logo: fc.option(fc.record({ src: text, alt: text, width: index, height: index }), { nil: undefined }),
        css: fc.option(text, { nil: undefined }),
      },
      { requiredKeys: [] },
    )
    .map(commands['set-look']),
  'copy-look': fc
    .constantFrom(undefined, ...themes)
    .map((theme) => commands['copy-look'](theme && { theme: theme.id, tokens: theme.tokens, css: 'a {}' })),
  'restore-revision': fc.record({ title: text, subject: text }).map(({ title, subject }) =>
    commands['restore-revision']({
      form: { ...start.form, title },
      email: { ...start.email, subject },
      connectionId: undefined,
    }),
  ),
}

function undoAll(store: DocumentStore): void {
  while (store.getState().history.past.length > 0) store.getState().undo()
}

function redoAll(store: DocumentStore): void {
  while (store.getState().history.future.length > 0) store.getState().redo()
}

describe('every command', () => {
  it.each(Object.entries(arbitraries))('[T1] %s is undone and redone to the letter', (_, command) => {
    fc.assert(
      fc.property(fc.array(command, { minLength: 1, maxLength: 4 }), (sequence) => {
        const store = createDocumentStore(start, () => 0)
        for (const each of sequence) store.getState().dispatch(each)
        const after = store.getState().document
        undoAll(store)
        expect(store.getState().document).toEqual(start)
        redoAll(store)
        expect(store.getState().document).toEqual(after)
      }),
      { numRuns: 60 },
    )
  })

  it.each(Object.entries(arbitraries))('[T1] %s names its own kind', (kind, command) => {
    expect(fc.sample(command, 1)[0]?.kind).toBe(kind)
  })

  it('[T2] any sequence, with undo and redo in between, leads back to the start', () => {
    const step = fc.oneof(
      { weight: 5, arbitrary: fc.oneof(...Object.values(arbitraries)) },
      { weight: 2, arbitrary: fc.constant('undo' as const) },
      { weight: 1, arbitrary: fc.constant('redo' as const) },
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.array(fc.nat(3000)), (sequence, pauses) => {
        let nowMs = 0
        const store = createDocumentStore(start, () => {
          nowMs += pauses.pop() ?? 0
          return nowMs
        })
        for (const each of sequence) {
          if (each === 'undo' || each === 'redo') store.getState()[each]()
          else store.getState().dispatch(each)
        }
        const after = store.getState().document
        redoAll(store)
        undoAll(store)
        expect(store.getState().document).toEqual(start)
        expect(after.form.format).toBe('letterslot.form/1')
      }),
      { numRuns: 150 },
    )
  })
})
