import { compileForm } from '../../packages/core/src/rules/compile.ts'
import { applyFix, changeForm, renameParameter } from '../../packages/email/src/contract/apply-fix.ts'
import { fieldAt } from '../../packages/email/src/contract/change-field.ts'
import { hasNamedField } from '../../packages/email/src/contract/change-mapping.ts'
import { checkContract, hasFormShape } from '../../packages/email/src/contract/check-contract.ts'
import { freeName } from '../../packages/email/src/contract/check-names.ts'
import { addressOrTags, repairTags, repairText, replaceName } from '../../packages/email/src/contract/check-tags.ts'
import { closestName, editDistance } from '../../packages/email/src/contract/closest-name.ts'
import { isApplied } from '../../packages/email/src/contract/fix.ts'
import {
  isOfRecipient,
  meaningOfName,
  meaningsOfField,
  proposeMapping,
  splitWords,
} from '../../packages/email/src/contract/propose-mapping.ts'
import { readTemplate, readTemplateNames } from '../../packages/email/src/contract/read-template-names.ts'
import { longestMatch, utf8Bytes } from '../../packages/email/src/contract/worst-size.ts'
import { parseAddress } from '../../packages/email/src/parameters/address.ts'
import { isBuiltInName } from '../../packages/email/src/parameters/built-ins.ts'
import { isKnownName, isOwnParameter, isReserved } from '../../packages/email/src/parameters/parameter-names.ts'
import { formPlace, isNotePlace, keyPlace } from '../../packages/email/src/parameters/placed-fields.ts'
import { readUserAgent } from '../../packages/email/src/parameters/user-agent.ts'
import {
  escapeLines,
  renderAnswers,
  renderHeading,
  renderText,
  sheetRow,
} from '../../packages/email/src/render/blocks.ts'
import { deliveryLine } from '../../packages/email/src/render/delivery-line.ts'
import { headerText } from '../../packages/email/src/render/header-text.ts'
import { layOutHtml } from '../../packages/email/src/render/html.ts'
import { createView } from '../../packages/email/src/render/interpolate.ts'
import { languageLine } from '../../packages/email/src/render/language-line.ts'
import { linkLine } from '../../packages/email/src/render/link-line.ts'
import { builtIns } from '../../packages/email/src/render/mail.test.fixture.ts'
import { mailWords } from '../../packages/email/src/render/mail-words.ts'
import { layOutText, renderEmail, renderReference } from '../../packages/email/src/render/render-email.ts'
import { sampleParams } from '../../packages/email/src/sample/sample-params.ts'
import { generalTemplate, recipientList } from '../../packages/email/src/starter/general-template.ts'
import { starterEmail } from '../../packages/email/src/starter/starter-email.ts'
import { syncAnswers } from '../../packages/email/src/starter/sync-answers.ts'
import { syncStarter } from '../../packages/email/src/starter/sync-starter.ts'
import { literal, removeTag, renameTag } from '../../packages/email/src/tags/each-tag.ts'
import { isWritable, namesInText, onlyName, parseTags, tagMessage } from '../../packages/email/src/tags/parse-tags.ts'
import { findShapeFault, parseEmailTemplate } from '../../packages/email/src/template/parse.ts'
import { form, formDocument, template, templateDocument, withDrafts, withTemplate } from './documents.ts'
import type { Prepared } from './measure.ts'
import { inEachText } from './places.ts'
import type { Reading } from './reading.ts'

const names = [...Object.keys(compileForm(form).templateParams({})), 'letterslot_reference', 'letterslot_written_at']
const general = generalTemplate({ id: 'general', to: 'ada@example.org' })
const fault = { code: 'tag-raw', message: '', tag: '{{{x}}}', index: 0 } as const

/** Reads tags, of which many stand in little text. */
const tagged = (read: (text: string) => unknown): Prepared => ({ places: 8, prepare: (text) => () => read(text) })

const ofRendering = 'through renderEmail'
const ofContract = 'through checkContract'
const ofStarter = 'through starterEmail'

type Answers = Parameters<typeof renderAnswers>[0]
const answersOf = (row: Answers['rows'][number]): Answers => ({ id: 'b', kind: 'answers', auto: false, rows: [row] })

/** Packages/email: its functions, and how a text gets into each. */
export const emailReading: Reading = {
  'contract/apply-fix.ts': {
    changeForm: [(text) => changeForm(form, { kind: 'renameField', place: '/pages/0/fields/0', name: text })],
    applyFix: [
      withDrafts((draft, text) =>
        checkContract(draft, template)
          .flatMap(({ fix }) => (fix && isApplied(fix) ? [fix] : []))
          .map((fix) => applyFix({ form: draft, template: { ...template, subject: text } }, fix)),
      ),
    ],
    renameParameter: [withTemplate((draft) => renameParameter(draft, 'a', 'b'))],
  },
  'contract/change-field.ts': {
    changeField: 'through applyFix',
    fieldAt: [(text) => fieldAt(form, `/pages/0/fields/${text}`)],
    limitFile: 'no text: a number',
    limitTo: 'no text: a number',
    requireAddress: 'no text: it adds rules',
  },
  'contract/change-mapping.ts': {
    hasNamedField: [(text) => hasNamedField(form, text)],
    mapParameter: 'through applyFix',
    unmapParameter: 'through applyFix',
    withoutNote: 'no text: it takes a name out',
  },
  'contract/check-contract.ts': {
    checkContract: [
      withDrafts((draft) => checkContract(draft, template)),
      withDrafts((draft, text) => checkContract(draft, template, { provider: { names: [text], slots: [text] } })),
      withTemplate((draft) => checkContract(form, draft)),
    ],
    hasFormShape: inEachText(formDocument, hasFormShape),
  },
  'contract/check-names.ts': { checkNames: ofContract, freeName: [(text) => freeName(form, text)] },
  'contract/check-provider.ts': { checkProviderTemplate: ofContract },
  'contract/check-recipients.ts': {
    canBeSure: ofContract,
    checkRecipients: ofContract,
    checkReplyTo: ofContract,
    fieldOfTag: ofContract,
    isSureAddress: ofContract,
  },
  'contract/check-shown.ts': { checkShown: ofContract, unseenFields: ofContract },
  'contract/check-size.ts': { checkSize: ofContract },
  'contract/check-tags.ts': {
    addressOrTags: [tagged(addressOrTags)],
    checkTags: ofContract,
    repairTags: [
      tagged((text) => repairTags(text, fault)),
      tagged((text) => repairTags(`{{#if ${text}}}a{{/if}}`, fault)),
      tagged((text) => repairTags(`{{{${text}}}}{{&${text}}}`, fault)),
    ],
    replaceName: [tagged((text) => replaceName(text, 'a', 'b')), tagged((text) => replaceName(text, 'a', undefined))],
    repairText: [tagged((text) => repairText(text, () => true)), tagged((text) => repairText(text, () => false))],
  },
  'contract/closest-name.ts': {
    closestName: [(text) => closestName(text, ['name', text], ['unused'])],
    editDistance: [(text) => editDistance(text, 'full_name'), (text) => editDistance(text, text)],
  },
  'contract/fix.ts': { isApplied: 'no text: a kind of fix' },
  'contract/propose-mapping.ts': {
    isOfRecipient: [isOfRecipient],
    meaningOfName: [meaningOfName],
    meaningsOfField: [withDrafts((draft) => draft.pages.flatMap((page) => page.fields).map(meaningsOfField))],
    proposeMapping: [
      (text) => proposeMapping(form, [text, ...text.slice(0, 200)]),
      withDrafts((draft) => proposeMapping(draft, ['from_name', 'reply_to'])),
    ],
    splitWords: [splitWords],
  },
  'contract/read-template-names.ts': {
    readTemplate: [tagged(readTemplate)],
    readTemplateNames: [tagged(readTemplateNames)],
  },
  'contract/worst-size.ts': {
    longestMatch: [longestMatch],
    textBytes: 'no text: a number',
    utf8Bytes: [utf8Bytes],
    worstSize: ofContract,
  },
  'parameters/address.ts': { parseAddress: [parseAddress, (text) => parseAddress(text.slice(0, 1000))] },
  'parameters/built-ins.ts': { isBuiltInName: [isBuiltInName] },
  'parameters/parameter-names.ts': {
    isKnownName: [(text) => isKnownName(text, new Set([text]))],
    isOwnParameter: [isOwnParameter],
    isReserved: [isReserved],
    sentNames: ofContract,
  },
  'parameters/placed-fields.ts': {
    formPlace: [formPlace],
    isNotePlace: [(text) => isNotePlace(form, text)],
    keyPlace: [(text) => keyPlace(text, text)],
    placedFields: ofContract,
    parameterFields: ofStarter,
  },
  'parameters/user-agent.ts': { readUserAgent: [readUserAgent, (text) => readUserAgent(`Version/1${text}Version/2`)] },
  'render/blocks.ts': {
    escapeLines: [escapeLines],
    renderAnswers: [
      (text) => renderAnswers({ id: 'b', kind: 'answers', auto: true, rows: [] }, { a: text, [text]: text }, 'en'),
      // A label is the maker's, and says an answer as often as it names it.
      (text) => renderAnswers(answersOf({ name: 'a', label: text, as: 'date' }), { a: '2027-06-12' }, 'en'),
      (text) => renderAnswers(answersOf({ name: 'a', label: 'Who is {{a}}?', as: 'date' }), { a: text }, 'en'),
    ],
    renderBlock: ofRendering,
    renderHeading: [renderHeading],
    renderText: [renderText],
    sheetRow: [(text) => sheetRow(text, { above: 1, below: 1 })],
  },
  'render/email-error.ts': { EmailError: 'no text: it holds what was found' },
  'render/interpolate.ts': {
    createInterpolate: ofRendering,
    readTemplateTags: ofRendering,
    createView: [
      (text) => createView({ a: text, [text]: text }, builtIns),
      (text) => createView({ [`a.${text}`]: '' }, builtIns),
    ],
  },
  'render/delivery-line.ts': {
    deliveryLine: [
      (text) =>
        deliveryLine({ letterslot_reference: '7F3K-Q2', letterslot_written_at: text, letterslot_attempts: text }, 'de'),
      (text) => deliveryLine({ letterslot_reference: text }, text),
    ],
  },
  'render/mail-words.ts': { mailWords: [(text) => mailWords(text)] },
  'render/link-line.ts': { linkLine: [(text) => linkLine(text, 'en'), (text) => linkLine('a', text)] },
  'render/language-line.ts': { languageLine: [(text) => languageLine(text, 'en'), (text) => languageLine('de', text)] },
  'render/header-text.ts': { headerText: [(text) => headerText(text, 9)] },
  'render/html.ts': { layOutHtml: [(text) => layOutHtml([{ html: text, text }], { title: text, locale: text })] },
  'render/render-email.ts': {
    layOutText: [(text) => layOutText([{ html: text, text }])],
    createMailRenderer: 'through renderEmail',
    renderEmail: [
      (text) => renderEmail(template, Object.fromEntries(names.map((name) => [name, text])), builtIns),
      (text) => renderEmail(general, { email: text, full_name: text, message: text }, builtIns),
      (text) => renderEmail(general, { [text]: text, [`a.${text}`]: 'b' }, builtIns),
      (text) => renderEmail(general, { email: 'ada@example.org' }, { ...builtIns, user_referrer: text }),
      withTemplate((draft, text) => renderEmail(draft, { n_f0: text }, builtIns)),
      ...inEachText(templateDocument, (changed) => {
        findShapeFault(changed)
        const parsed = parseEmailTemplate(changed)
        return parsed.ok && renderEmail(parsed.value, { n_f1: 'ada@example.org' }, builtIns)
      }),
    ],
    renderReference: [renderReference],
  },
  'sample/sample-params.ts': {
    sampleParams: [withDrafts((draft) => sampleParams(draft))],
    sampleValue: 'through sampleParams',
    sampleValues: 'through sampleParams',
  },
  'sample/sample-words.ts': { sampleLine: 'through sampleParams', sampleWords: 'through sampleParams' },
  'starter/general-template.ts': {
    generalTemplate: [(text) => generalTemplate({ id: text, to: text })],
    recipientList: [recipientList, (text) => recipientList([text, text])],
  },
  'starter/starter-email.ts': {
    starterEmail: [withDrafts((draft, text) => starterEmail(draft, { id: 'a', to: text }))],
    starterTexts: ofStarter,
  },
  'starter/sync-answers.ts': {
    rowOf: 'through syncAnswers',
    rowsOf: 'through syncAnswers',
    syncAnswers: [withDrafts((draft) => syncAnswers(template, draft))],
  },
  'starter/sync-starter.ts': {
    syncStarter: [
      withDrafts((draft) => syncStarter(starterEmail(draft, { id: 'a', to: '' }), draft, { ...draft, title: 'A' })),
    ],
  },
  'tags/each-tag.ts': {
    eachTag: 'through renameTag',
    literal: [literal],
    readTag: 'through readTemplateNames',
    removeTag: [tagged((text) => removeTag(text, 'a')), tagged((text) => removeTag(text, text))],
    renameTag: [(text) => renameTag(text, 'a', 'b'), (text) => renameTag(`{{${text}}}`, text, text)],
  },
  'tags/parse-tags.ts': {
    isWritable: [tagged(isWritable)],
    namesInText: [tagged(namesInText)],
    onlyName: [tagged(onlyName), tagged((text) => onlyName(`{{${text}}}`))],
    parseTags: [
      tagged(parseTags),
      tagged((text) => parseTags(`{{${text}}}`)),
      tagged((text) => parseTags(`{{#a}}${text}{{/a}}`)),
      tagged((text) => parseTags(`{{! ${text} }}{{a`)),
      tagged((text) => parseTags(`{{=${text}=}}`)),
      tagged(({ length }) => parseTags(`${'{{#a}}'.repeat(length / 12)}${'{{/a}}'.repeat(length / 12)}`)),
    ],
    tagMessage: [(text) => tagMessage('tag-raw', text)],
  },
  'template/parse.ts': { findShapeFault: ofRendering, parseEmailTemplate: ofRendering },
  'template/template-check.ts': { TemplateCheck: ofRendering },
  'template/template-error.ts': { TemplateError: 'no text: it holds what was found' },
  'template/template.ts': { recipientTexts: ofRendering, taggedTexts: ofRendering },
}
