import { splitBelowPage } from '../../apps/studio/src/intake/below-page.ts'
import { readEmailJsCode } from '../../apps/studio/src/intake/code/read-emailjs-code.ts'
import { blank, fencedBlocks, onlyBlocks } from '../../apps/studio/src/intake/fenced.ts'
import { repairName } from '../../apps/studio/src/intake/field-name.ts'
import { isAddress, tellWhatItIs } from '../../apps/studio/src/intake/hints.ts'
import { isPlaceholder } from '../../apps/studio/src/intake/ids.ts'
import { joinLines } from '../../apps/studio/src/intake/join-lines.ts'
import { disarm } from '../../apps/studio/src/intake/markup/disarm.ts'
import { nameLabel } from '../../apps/studio/src/intake/markup/labels.ts'
import { plainTags, type TemplateSyntax } from '../../apps/studio/src/intake/markup/plain-tags.ts'
import { endOfTag, lineFinder, scanMarkup } from '../../apps/studio/src/intake/markup/scan-markup.ts'
import { withoutServerParts } from '../../apps/studio/src/intake/markup/server-parts.ts'
import { hasStar, plainLabel, tidy } from '../../apps/studio/src/intake/markup/words.ts'
import { readNamedIds } from '../../apps/studio/src/intake/named-ids.ts'
import { createRemarkList, excerpt } from '../../apps/studio/src/intake/remark.ts'
import { tellScriptFiles } from '../../apps/studio/src/intake/script-files.ts'
import { findSecrets, looksPrivate, withoutSecrets } from '../../apps/studio/src/intake/secrets.ts'
import { splitBesideMarkup, splitPaste, syntaxOf } from '../../apps/studio/src/intake/split-paste.ts'
import type { Prepared, Reader } from './measure.ts'
import type { Reading } from './reading.ts'

/** Pastes are long, and there are many ways to begin one: each gets an eighth of the text. */
const paste = (read: (text: string) => unknown): Prepared => ({ places: 8, prepare: (text) => () => read(text) })
const pastes = (read: (text: string) => unknown, ...beginnings: readonly string[]): readonly Reader[] =>
  ['', ...beginnings].map((beginning) => paste((text) => read(`${beginning}${text}`)))
/** Code costs much for each character, and most texts are none. */
const code = (read: (text: string) => unknown): Prepared => ({ places: 64, prepare: (text) => () => read(text) })
const told = createRemarkList
const plain = (syntax: TemplateSyntax): readonly Reader[] =>
  pastes((text) => plainTags(text, syntax, told()), '<input ', '<a b={', '<a b="', '{', '<template><textarea ', '</')
const bySyntax = 'through readEmailJsCode'
const byPage = 'through readPaste'

/** The studio's reading of pastes: what needs a DOM is tried in a browser, by `readPaste`. */
export const intakeReading: Reading = {
  'intake/below-page.ts': { splitBelowPage: pastes(splitBelowPage, '<p></p>\n', '</html>\n', '<pre>') },
  'intake/choose-form.ts': { chooseForm: byPage },
  'intake/code/bindings.ts': { onlyValue: bySyntax, readBindings: bySyntax },
  'intake/code/code.ts': { createCode: bySyntax },
  'intake/code/control-reference.ts': { controlReference: bySyntax },
  'intake/code/evaluate.ts': { createEvaluate: bySyntax },
  'intake/code/find-sends.ts': { findSends: bySyntax },
  'intake/code/form-target.ts': { formTarget: bySyntax, handlerName: bySyntax },
  'intake/code/jsx-attributes.ts': { mappedElements: bySyntax, readJsxAttributes: bySyntax },
  'intake/code/jsx-html.ts': { jsxToHtml: bySyntax },
  'intake/code/parameters.ts': { readAppended: bySyntax, readParameters: bySyntax },
  'intake/code/parse-code.ts': { parseCode: bySyntax },
  'intake/code/read-emailjs-code.ts': {
    readCode: bySyntax,
    readEmailJsCode: [
      code(readEmailJsCode),
      code((text) => readEmailJsCode(`emailjs.send('${text}', \`${text}\`)`)),
      code((text) => readEmailJsCode(`fetch("${text}")\nalert(\`${text}\`)`)),
      code((text) => readEmailJsCode(`const a = <form title="${text}">${text}</form>`)),
    ],
  },
  'intake/code/read-ids.ts': { askFor: bySyntax, readIds: bySyntax },
  'intake/code/registered-rules.ts': { readRegister: bySyntax },
  'intake/code/schemas.ts': { tellSchemas: bySyntax },
  'intake/code/script-acts.ts': { actOf: bySyntax },
  'intake/code/sdk.ts': { findSdkCalls: bySyntax },
  'intake/code/syntax-node.ts': {
    below: bySyntax,
    child: bySyntax,
    children: bySyntax,
    elementsOf: bySyntax,
    isCall: bySyntax,
    isFlagged: bySyntax,
    isFunction: bySyntax,
    isMember: bySyntax,
    nameOf: bySyntax,
    plainAt: bySyntax,
    textAt: bySyntax,
    unwrap: bySyntax,
  },
  'intake/code/tell-left-out.ts': { tellLeftOut: bySyntax },
  'intake/code/trace.ts': { createTracer: bySyntax, functionCalled: bySyntax },
  'intake/code/written-markup.ts': { writtenMarkup: bySyntax },
  'intake/compose-fields.ts': { composeFields: byPage },
  'intake/document-from-intake.ts': { documentFromIntake: 'no text: what was read, bounded by its reading' },
  'intake/fenced.ts': {
    blank: pastes(blank),
    fencedBlocks: pastes(fencedBlocks, '```', '~~~html\n'),
    onlyBlocks: pastes((text) => onlyBlocks(text, fencedBlocks(text)), '```html\n'),
  },
  'intake/field-name.ts': { repairName: pastes((text) => repairName(text, new Set([text])), 'a', '1') },
  'intake/hints.ts': {
    isAddress: pastes(isAddress, 'https://'),
    tellWhatItIs: pastes((text) => tellWhatItIs(text, told()), '<iframe ', '<p>{{', 'https://'),
  },
  'intake/ids.ts': { isPlaceholder: pastes(isPlaceholder, 'your ', '<', '{{', 'service_', 'x') },
  'intake/join-lines.ts': { joinLines: pastes(joinLines, '\n') },
  'intake/markup/choices.ts': { readConsent: byPage, readGroup: byPage, readSelect: byPage },
  'intake/markup/controls.ts': {
    asControl: byPage,
    isCaptcha: byPage,
    isDisabled: byPage,
    isHidden: byPage,
    partsOf: byPage,
    tagOf: byPage,
  },
  'intake/markup/disarm.ts': { disarm: pastes(disarm, '<a ', '<a b="', '<script>', '<!--') },
  'intake/markup/form-words.ts': {
    holdersIn: byPage,
    isGroupLegend: byPage,
    isHeading: byPage,
    isProse: byPage,
    isUnknown: byPage,
    localeOf: byPage,
    submitButtonOf: byPage,
    submitLabelOf: byPage,
    titleOf: byPage,
  },
  'intake/markup/give-way.ts': { giveWay: byPage, ownAttribute: byPage },
  'intake/markup/inert-document.ts': { parseInert: byPage },
  'intake/markup/kinds.ts': { readKind: byPage },
  'intake/markup/labels.ts': {
    choiceLabel: byPage,
    groupLabel: byPage,
    labelOf: byPage,
    labelsFor: byPage,
    nameLabel: pastes(nameLabel, 'a', '['),
  },
  'intake/markup/markup.ts': { markupOf: byPage, readMarkup: byPage },
  'intake/markup/plain-tags.ts': { plainTags: [...plain('vue'), ...plain('svelte'), ...plain('astro')] },
  'intake/markup/read-fields.ts': { createFieldReader: byPage },
  'intake/markup/read-html-form.ts': { formsIn: byPage, readForm: byPage, readHtmlForm: byPage },
  'intake/markup/scan-markup.ts': {
    endOfTag: pastes((text) => endOfTag(text, 0), '<a b="'),
    lineFinder: pastes((text) => lineFinder(text)(text.length)),
    scanMarkup: pastes(scanMarkup, '<', '<title>', '<!--'),
  },
  'intake/markup/server-parts.ts': {
    withoutServerParts: pastes((text) => withoutServerParts(text, told()), '<?', '<%', '{%', '{{', '<form '),
  },
  'intake/markup/services.ts': { readService: byPage },
  'intake/markup/tell-beside.ts': { tellBeside: byPage },
  'intake/markup/tell-handlers.ts': { tellHandlers: byPage },
  'intake/markup/traps.ts': { isToken: byPage, isTrap: byPage },
  'intake/markup/words.ts': {
    aroundInForm: byPage,
    hasStar: pastes(hasStar, '*'),
    isHiddenBy: byPage,
    plainLabel: pastes(plainLabel, '*'),
    referred: byPage,
    tidy: pastes(tidy, '{{'),
    wordsOf: byPage,
  },
  'intake/match-parameter.ts': { fieldFor: byPage },
  'intake/named-ids.ts': { readNamedIds: pastes(readNamedIds, 'Service ID: ', 'service_', 'template_id "') },
  'intake/read-paste.ts': { readPaste: byPage },
  'intake/remark.ts': {
    createRemarkList: pastes((text) => told().note('style', text, { detail: text })),
    excerpt: pastes(excerpt),
  },
  'intake/script-files.ts': {
    tellScriptFiles: pastes((text) => tellScriptFiles([{ source: text, line: 1 }], 0, told()), 'https://unpkg.com/'),
  },
  'intake/secrets.ts': {
    findSecrets: pastes(findSecrets, 'privateKey: ', 'private key ', '<input name="accessToken" ', 'lsk_'),
    looksPrivate: pastes(looksPrivate, 'lsk_'),
    withoutSecrets: pastes((text) => withoutSecrets(text, ['aaaaaaaa', '        '])),
  },
  'intake/settle-fields.ts': { settleFields: byPage },
  'intake/split-paste.ts': {
    splitBesideMarkup: pastes((text) => splitBesideMarkup(text, told()), 'a\n<form>'),
    splitPaste: pastes(
      (text) => splitPaste(text, told()),
      '<form></form>',
      '---\n',
      '<template>',
      '```\n',
      '<a onclick=',
    ),
    syntaxOf: pastes(syntaxOf, '---\n', '<a on:', '<script>'),
  },
}
