import { compileForm } from '../../packages/core/src/compile.ts'
import { parseAddress } from '../../packages/email/src/address.ts'
import { renderAnswers } from '../../packages/email/src/blocks/answers.ts'
import { renderHeading, renderText } from '../../packages/email/src/blocks/block.ts'
import { escapeLines, sheetRow } from '../../packages/email/src/blocks/rendered-block.ts'
import { applyFix, renameParameter } from '../../packages/email/src/contract/apply-fix.ts'
import { changeForm, fieldAt, hasField } from '../../packages/email/src/contract/change-form.ts'
import { checkContract } from '../../packages/email/src/contract/check-contract.ts'
import { freeName } from '../../packages/email/src/contract/check-names.ts'
import { closestName, editDistance } from '../../packages/email/src/contract/closest-name.ts'
import { isApplied } from '../../packages/email/src/contract/finding.ts'
import { hasFormShape } from '../../packages/email/src/contract/has-form-shape.ts'
import { isNotePlace } from '../../packages/email/src/contract/note-place.ts'
import { isWritable, onlyName } from '../../packages/email/src/contract/only-name.ts'
import { isKnownName, isReserved, namesIn } from '../../packages/email/src/contract/parameter-names.ts'
import { formPlace, keyPlace } from '../../packages/email/src/contract/placed-fields.ts'
import {
  isOfRecipient,
  meaningOfName,
  meaningsOfField,
  proposeMapping,
  wordsOf,
} from '../../packages/email/src/contract/propose-mapping.ts'
import { readTemplate, readTemplateNames } from '../../packages/email/src/contract/read-template-names.ts'
import { removeTag, renameTag } from '../../packages/email/src/contract/rename-tag.ts'
import { addressOrTags, mendTags, settleName, settleTags } from '../../packages/email/src/contract/settle-tags.ts'
import { longestMatch, utf8Bytes } from '../../packages/email/src/contract/worst-size.ts'
import { headerText } from '../../packages/email/src/header-text.ts'
import { layOutHtml } from '../../packages/email/src/html.ts'
import { builtIns } from '../../packages/email/src/mail.test.fixture.ts'
import { isOwnParameter, isWireName } from '../../packages/email/src/own-parameter.ts'
import { layOutText, renderEmail, renderReference } from '../../packages/email/src/render-email.ts'
import { sampleParams } from '../../packages/email/src/sample/sample-params.ts'
import { generalTemplate } from '../../packages/email/src/starter/general-template.ts'
import { literal, recipientList, starterEmail } from '../../packages/email/src/starter/starter-email.ts'
import { syncAnswers } from '../../packages/email/src/starter/sync-answers.ts'
import { syncStarter } from '../../packages/email/src/starter/sync-starter.ts'
import { parseTags } from '../../packages/email/src/tags/parse-tags.ts'
import { tagMessage } from '../../packages/email/src/tags/tag-fault.ts'
import { createView } from '../../packages/email/src/tags/view.ts'
import { findShapeFault, parseEmailTemplate } from '../../packages/email/src/template/parse.ts'
import { readUserAgent } from '../../packages/email/src/user-agent.ts'
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
const ofTemplates = 'through parseEmailTemplate'
const ofStarter = 'through starterEmail'

/** Packages/email: its functions, and how a text gets into each. */
export const emailReading: Reading = {
  'address.ts': { parseAddress: [parseAddress, (text) => parseAddress(text.slice(0, 1000))] },
  'blocks/answers.ts': {
    renderAnswers: [
      (text) => renderAnswers({ id: 'b', kind: 'answers', auto: true, rows: [] }, { a: text, [text]: text }, 'en'),
      (text) =>
        renderAnswers(
          { id: 'b', kind: 'answers', auto: false, rows: [{ name: 'a', label: text, as: 'date' }] },
          { a: text },
          'en',
        ),
    ],
  },
  'blocks/block.ts': { renderBlock: ofRendering, renderHeading: [renderHeading], renderText: [renderText] },
  'blocks/rendered-block.ts': {
    escapeLines: [escapeLines],
    sheetRow: [(text) => sheetRow(text, { above: 1, below: 1 })],
  },
  'contract/apply-fix.ts': {
    applyFix: [
      withDrafts((draft, text) =>
        checkContract(draft, template)
          .flatMap(({ fix }) => (fix && isApplied(fix) ? [fix] : []))
          .map((fix) => applyFix({ form: draft, template: { ...template, subject: text } }, fix)),
      ),
    ],
    renameParameter: [withTemplate((draft) => renameParameter(draft, 'a', 'b'))],
  },
  'contract/change-form.ts': {
    changeForm: [(text) => changeForm(form, { kind: 'renameField', place: '/pages/0/fields/0', name: text })],
    fieldAt: [(text) => fieldAt(form, `/pages/0/fields/${text}`)],
    hasField: [(text) => hasField(form, text)],
  },
  'contract/check-contract.ts': {
    checkContract: [
      withDrafts((draft) => checkContract(draft, template)),
      withDrafts((draft, text) => checkContract(draft, template, { provider: { names: [text], slots: [text] } })),
      withTemplate((draft) => checkContract(form, draft)),
    ],
  },
  'contract/check-names.ts': { checkNames: ofContract, freeName: [(text) => freeName(form, text)] },
  'contract/check-provider.ts': { checkProvider: ofContract },
  'contract/check-recipients.ts': {
    canBeSure: ofContract,
    checkRecipients: ofContract,
    fieldOfTag: ofContract,
    isSureAddress: ofContract,
  },
  'contract/check-reply-to.ts': { checkReplyTo: ofContract },
  'contract/check-shown.ts': { checkShown: ofContract, unseenFields: ofContract },
  'contract/check-size.ts': { checkSize: ofContract },
  'contract/check-tags.ts': { checkTags: ofContract },
  'contract/closest-name.ts': {
    closestName: [(text) => closestName(text, ['name', text], ['unused'])],
    editDistance: [(text) => editDistance(text, 'full_name'), (text) => editDistance(text, text)],
  },
  'contract/finding.ts': { isApplied: 'no text: a kind of fix' },
  'contract/has-form-shape.ts': { hasFormShape: inEachText(formDocument, hasFormShape) },
  'contract/note-place.ts': { isNotePlace: [(text) => isNotePlace(form, text)] },
  'contract/only-name.ts': {
    isWritable: [tagged(isWritable)],
    onlyName: [tagged(onlyName), tagged((text) => onlyName(`{{${text}}}`))],
  },
  'contract/parameter-names.ts': {
    isKnownName: [(text) => isKnownName(text, new Set([text]))],
    isReserved: [isReserved],
    namesIn: [tagged(namesIn)],
    sentNames: ofContract,
    usedNames: 'through namesIn',
  },
  'contract/placed-fields.ts': {
    formPlace: [formPlace],
    keyPlace: [(text) => keyPlace(text, text)],
    placedFields: ofContract,
  },
  'contract/propose-mapping.ts': {
    isOfRecipient: [isOfRecipient],
    meaningOfName: [meaningOfName],
    meaningsOfField: [withDrafts((draft) => draft.pages.flatMap((page) => page.fields).map(meaningsOfField))],
    proposeMapping: [
      (text) => proposeMapping(form, [text, ...text.slice(0, 200)]),
      withDrafts((draft) => proposeMapping(draft, ['from_name', 'reply_to'])),
    ],
    wordsOf: [wordsOf],
  },
  'contract/read-template-names.ts': {
    readTemplate: [tagged(readTemplate)],
    readTemplateNames: [tagged(readTemplateNames)],
  },
  'contract/rename-tag.ts': {
    removeTag: [tagged((text) => removeTag(text, 'a')), tagged((text) => removeTag(text, text))],
    renameTag: [(text) => renameTag(text, 'a', 'b'), (text) => renameTag(`{{${text}}}`, text, text)],
  },
  'contract/settle-tags.ts': {
    addressOrTags: [tagged(addressOrTags)],
    mendTags: [
      tagged((text) => mendTags(text, fault)),
      tagged((text) => mendTags(`{{#if ${text}}}a{{/if}}`, fault)),
      tagged((text) => mendTags(`{{{${text}}}}{{&${text}}}`, fault)),
    ],
    settleName: [tagged((text) => settleName(text, 'a', 'b')), tagged((text) => settleName(text, 'a', undefined))],
    settleTags: [tagged((text) => settleTags(text, () => true)), tagged((text) => settleTags(text, () => false))],
  },
  'contract/worst-size.ts': {
    longestMatch: [longestMatch],
    textBytes: 'no text: a number',
    utf8Bytes: [utf8Bytes],
    worstSize: ofContract,
  },
  'email-error.ts': { EmailError: 'no text: it holds what was found' },
  'header-text.ts': { headerText: [(text) => headerText(text, 9)] },
  'html.ts': { layOutHtml: [(text) => layOutHtml([{ html: text, text }], { title: text, locale: text })] },
  'own-parameter.ts': { isOwnParameter: [isOwnParameter], isWireName: [isWireName] },
  'recipients.ts': { renderRecipients: ofRendering },
  'render-email.ts': {
    layOutText: [(text) => layOutText([{ html: text, text }])],
    renderEmail: [
      (text) => renderEmail(template, Object.fromEntries(names.map((name) => [name, text])), builtIns),
      (text) => renderEmail(general, { email: text, full_name: text, message: text }, builtIns),
      (text) => renderEmail(general, { [text]: text, [`a.${text}`]: 'b' }, builtIns),
      (text) => renderEmail(general, { email: 'ada@example.org' }, { ...builtIns, user_referrer: text }),
      withTemplate((draft, text) => renderEmail(draft, { n_f0: text }, builtIns)),
      ...inEachText(templateDocument, (changed) => {
        const parsed = parseEmailTemplate(changed)
        return parsed.ok && renderEmail(parsed.value, { n_f1: 'ada@example.org' }, builtIns)
      }),
    ],
    renderReference: [renderReference],
  },
  'sample/sample-params.ts': { sampleParams: [withDrafts(sampleParams)], sampleValues: 'through sampleParams' },
  'sample/sample-value.ts': { sampleValue: 'through sampleParams' },
  'starter/general-template.ts': { generalTemplate: [(text) => generalTemplate({ id: text, to: text })] },
  'starter/starter-email.ts': {
    literal: [literal],
    recipientList: [recipientList, (text) => recipientList([text, text])],
    starterEmail: [withDrafts((draft, text) => starterEmail(draft, { id: 'a', to: text }))],
  },
  'starter/sync-answers.ts': {
    rowOf: 'through syncAnswers',
    sendingFields: ofStarter,
    syncAnswers: [withDrafts((draft) => syncAnswers(template, draft))],
  },
  'starter/sync-starter.ts': {
    syncStarter: [
      withDrafts((draft) => syncStarter(starterEmail(draft, { id: 'a', to: '' }), draft, { ...draft, title: 'A' })),
    ],
  },
  'tags/create-filler.ts': { createFiller: ofRendering },
  'tags/each-tag.ts': { eachTag: 'through renameTag', readTag: 'through readTemplateNames' },
  'tags/parse-tags.ts': {
    parseTags: [
      tagged(parseTags),
      tagged((text) => parseTags(`{{${text}}}`)),
      tagged((text) => parseTags(`{{#a}}${text}{{/a}}`)),
      tagged((text) => parseTags(`{{! ${text} }}{{a`)),
      tagged((text) => parseTags(`{{=${text}=}}`)),
      tagged(({ length }) => parseTags(`${'{{#a}}'.repeat(length / 12)}${'{{/a}}'.repeat(length / 12)}`)),
    ],
  },
  'tags/tag-fault.ts': { tagMessage: [(text) => tagMessage('tag-raw', text)] },
  'tags/tagged-texts.ts': { recipientTexts: ofRendering, taggedTexts: ofRendering },
  'tags/view.ts': {
    createView: [
      (text) => createView({ a: text, [text]: text }, builtIns),
      (text) => createView({ [`a.${text}`]: '' }, builtIns),
    ],
  },
  'template/parse.ts': {
    findShapeFault: inEachText(templateDocument, findShapeFault),
    parseEmailTemplate: inEachText(templateDocument, parseEmailTemplate),
  },
  'template/template-check.ts': { TemplateCheck: ofTemplates },
  'template/template-error.ts': { TemplateError: 'no text: it holds what was found' },
  'user-agent.ts': { readUserAgent: [readUserAgent, (text) => readUserAgent(`Version/1${text}Version/2`)] },
}
