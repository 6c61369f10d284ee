import { splitBelowPage } from '../../packages/intake/src/below-page.ts'
import { readEmailJsCode } from '../../packages/intake/src/code/read-emailjs-code.ts'
import { fencedBlocks } from '../../packages/intake/src/fenced.ts'
import { composite, readCssColor } from '../../packages/intake/src/look/css-color.ts'
import { componentsOf, familiesOfFont, readPixels } from '../../packages/intake/src/look/css-values.ts'
import { createResolve } from '../../packages/intake/src/look/custom-properties.ts'
import { tokenOfProperty } from '../../packages/intake/src/look/named-property.ts'
import { isPage, readPageStyles } from '../../packages/intake/src/look/page-styles.ts'
import { readCss } from '../../packages/intake/src/look/read-css.ts'
import { readColorOf, readFontOf, readRadiusOf, readSiteLook } from '../../packages/intake/src/look/read-site-look.ts'
import { schemeOfSelector, tokenOf } from '../../packages/intake/src/look/site-part.ts'
import { nameLabel } from '../../packages/intake/src/markup/labels.ts'
import { disarm } from '../../packages/intake/src/markup/markup.ts'
import { endOfTag, lineFinder, placeTooDeep, scanMarkup } from '../../packages/intake/src/markup/scan-markup.ts'
import { plainTags, type TemplateSyntax, withoutServerParts } from '../../packages/intake/src/markup/template-syntax.ts'
import { hasStar, plainLabel, tidy } from '../../packages/intake/src/markup/words.ts'
import { readNamedIds } from '../../packages/intake/src/read-paste.ts'
import { isBareUrl, isJson, reportKindOfText, reportScriptFiles } from '../../packages/intake/src/report-unread.ts'
import { splitBesideMarkup, splitPaste, syntaxOf } from '../../packages/intake/src/split-paste.ts'
import { createDiagnostics, excerpt } from '../../packages/intake/src/text/diagnostics.ts'
import { repairName } from '../../packages/intake/src/text/field-name.ts'
import { isPlaceholder } from '../../packages/intake/src/text/ids.ts'
import { blankLines, joinLines, onlySpans } from '../../packages/intake/src/text/lines.ts'
import { findSecrets, looksPrivate, withoutSecrets } from '../../packages/intake/src/text/secrets.ts'
import type { Prepared, Reader } from './measure.ts'
import type { Reading } from './reading.ts'

/** Pastes are long, and there are many ways to begin one: each gets an eighth of the text. */
const paste = (read: (text: string) => unknown): Prepared => ({ places: 8, prepare: (text) => () => read(text) })
const pastes = (read: (text: string) => unknown, ...beginnings: readonly string[]): readonly Reader[] =>
  ['', ...beginnings].map((beginning) => paste((text) => read(`${beginning}${text}`)))
/** Code costs much for each character, and most texts are none. */
const code = (read: (text: string) => unknown): Prepared => ({ places: 64, prepare: (text) => () => read(text) })
const told = createDiagnostics
const plain = (syntax: TemplateSyntax): readonly Reader[] =>
  pastes((text) => plainTags(text, syntax, told()), '<input ', '<a b={', '<a b="', '{', '<template><textarea ', '</')
const bySyntax = 'through readEmailJsCode'
const byPage = 'through readPaste'

/** The studio's reading of pastes: what needs a DOM is tried in a browser, by `readPaste`. */
export const intakeReading: Reading = {
  'below-page.ts': { splitBelowPage: pastes(splitBelowPage, '<p></p>\n', '</html>\n', '<pre>') },
  'choose-form.ts': { chooseForm: byPage },
  'code/bindings.ts': { onlyValue: bySyntax, readBindings: bySyntax },
  'code/code.ts': { parseCode: bySyntax },
  'code/control-reference.ts': { controlReference: bySyntax },
  'code/evaluate.ts': { createEvaluate: bySyntax },
  'code/find-sends.ts': { findSends: bySyntax },
  'code/form-target.ts': { formTarget: bySyntax, handlerName: bySyntax },
  'code/jsx-attributes.ts': { mappedElements: bySyntax, readJsxAttributes: bySyntax },
  'code/jsx-html.ts': { jsxToHtml: bySyntax },
  'code/parameters.ts': { readAppended: bySyntax, readParameters: bySyntax },
  'code/read-emailjs-code.ts': {
    readCode: bySyntax,
    readEmailJsCode: [
      code(readEmailJsCode),
      code((text) => readEmailJsCode(`emailjs.send('${text}', \`${text}\`)`)),
      code((text) => readEmailJsCode(`fetch("${text}")\nalert(\`${text}\`)`)),
      code((text) => readEmailJsCode(`const a = <form title="${text}">${text}</form>`)),
    ],
  },
  'code/read-ids.ts': { askFor: bySyntax, readIds: bySyntax },
  'code/script-acts.ts': { actOf: bySyntax },
  'code/syntax-node.ts': {
    below: bySyntax,
    child: bySyntax,
    children: bySyntax,
    elementsOf: bySyntax,
    isCall: bySyntax,
    isFlagged: bySyntax,
    isFunction: bySyntax,
    isMember: bySyntax,
    keyName: bySyntax,
    plainAt: bySyntax,
    textAt: bySyntax,
    unwrap: bySyntax,
  },
  'code/report-left-out.ts': { reportLeftOut: bySyntax },
  'code/trace.ts': { createTracer: bySyntax, functionCalled: bySyntax },
  'compose-fields.ts': { composeFields: byPage, settleFields: byPage },
  'fenced.ts': { fencedBlocks: pastes(fencedBlocks, '```', '~~~html\n') },
  'intake.ts': { formFromIntake: 'no text: what was read, bounded by its reading' },
  'look/css-color.ts': {
    composite: [(text) => composite({ hex: text, alpha: 0.5 }, text)],
    readCssColor: pastes(readCssColor, 'rgb(', 'hsl(', '#'),
  },
  'look/css-values.ts': {
    componentsOf: pastes((text) => componentsOf(text), '(', '"', ','),
    familiesOfFont: pastes(familiesOfFont, '12px ', '12px/'),
    readPixels: pastes((text) => readPixels(text, { rem: 16, em: 16 }), 'calc(', '1'),
  },
  'look/custom-properties.ts': {
    createResolve: pastes(
      (text) => {
        const root = { selectors: [':root'], scheme: undefined, line: 1 }
        const resolve = createResolve([{ ...root, property: '--a', value: text.slice(0, 1_000) }])
        return [resolve(text, 'light'), resolve('var(--a)', 'dark')]
      },
      'var(--a',
      'var(',
    ),
  },
  'look/named-property.ts': { tokenOfProperty: pastes(tokenOfProperty, '--color-', '--') },
  'look/page-styles.ts': {
    isPage: pastes(isPage),
    readPageStyles: pastes(readPageStyles, '<style>', '<a style="', '<a class="', '<link href='),
  },
  'look/read-css.ts': { readCss: pastes((text) => readCss(text), 'a {', '@import ', '@media ', '--a:', 'a { b: ') },
  'look/read-site-look.ts': {
    readColorOf: pastes((text) => readColorOf(text, 'dark'), 'light-dark(', 'rgb('),
    readFontOf: [
      ...pastes((text) => readFontOf(text, 'font'), '12px '),
      ...pastes((text) => readFontOf(text, 'font-family'), '"'),
    ],
    readRadiusOf: pastes((text) => readRadiusOf(text, 16), 'calc('),
    readCssColor: 'through readCssColor',
    tokenOfProperty: 'through tokenOfProperty',
    readSiteLook: pastes(
      readSiteLook,
      'body { color: ',
      ':root { --a: ',
      '.btn { background: ',
      '<style>a{',
      '@font-face {',
    ),
  },
  'look/site-part.ts': {
    schemeOfSelector: pastes(schemeOfSelector, '.dark', '[data-'),
    tokenOf: pastes((text) => tokenOf(text, 'color'), '.btn', '[data-', ':is('),
  },
  'markup/choices.ts': { readConsent: byPage, readChoiceGroup: byPage, readSelect: byPage },
  'markup/controls.ts': {
    asControl: byPage,
    isCaptcha: byPage,
    isDisabled: byPage,
    isHidden: byPage,
    isServerToken: byPage,
    isHoneypot: byPage,
    partsOfControl: byPage,
    tagOf: byPage,
  },
  'markup/kinds.ts': { readKind: byPage },
  'markup/labels.ts': {
    choiceLabel: byPage,
    groupLabel: byPage,
    controlLabel: byPage,
    labelsFor: byPage,
    nameLabel: pastes(nameLabel, 'a', '['),
  },
  'markup/markup.ts': {
    disarm: pastes(disarm, '<a ', '<a b="', '<script>', '<!--'),
    markupOf: byPage,
    ownAttribute: byPage,
    readMarkup: byPage,
  },
  'markup/read-fields.ts': { createFieldReader: byPage },
  'markup/read-html-form.ts': { formsIn: byPage, readPageForm: byPage, readHtmlForm: byPage },
  'markup/scan-markup.ts': {
    endOfTag: pastes((text) => endOfTag(text, 0), '<a b="'),
    lineFinder: pastes((text) => lineFinder(text)(text.length)),
    placeTooDeep: pastes((text) => placeTooDeep(text, 10_000), '<div>', '<title>', '<!--', '</div>', '<svg>'),
    scanMarkup: pastes(scanMarkup, '<', '<title>', '<!--'),
  },
  'markup/services.ts': { readService: byPage },
  'markup/report-beside.ts': { reportBeside: byPage },
  'markup/template-syntax.ts': {
    plainTags: [...plain('vue'), ...plain('svelte'), ...plain('astro')],
    withoutServerParts: pastes((text) => withoutServerParts(text, told()), '<?', '<%', '{%', '{{', '<form '),
  },
  'markup/too-deep-error.ts': { TooDeepError: 'no text: it holds a line' },
  'markup/words.ts': {
    aroundInForm: byPage,
    hasStar: pastes(hasStar, '*'),
    holdersIn: byPage,
    isGroupLegend: byPage,
    isHeading: byPage,
    isHiddenBy: byPage,
    isProse: byPage,
    isUnknown: byPage,
    localeOf: byPage,
    plainLabel: pastes(plainLabel, '*'),
    referred: byPage,
    submitButtonOf: byPage,
    submitLabelOf: byPage,
    tidy: pastes(tidy, '{{'),
    titleOf: byPage,
    elementText: byPage,
  },
  'read-paste.ts': {
    readNamedIds: pastes(readNamedIds, 'Service ID: ', 'service_', 'template_id "'),
    readPaste: byPage,
  },
  'split-paste.ts': {
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
  'report-unread.ts': {
    isBareUrl: pastes(isBareUrl, 'https://'),
    isJson: pastes(isJson, '[', '{"a":', ' '),
    reportScriptFiles: pastes(
      (text) => reportScriptFiles([{ source: text, line: 1 }], 0, told()),
      'https://unpkg.com/',
    ),
    reportUnreadParts: byPage,
    reportKindOfText: pastes((text) => reportKindOfText(text, told()), '<iframe ', '<p>{{', 'https://'),
  },
  'text/diagnostics.ts': {
    createDiagnostics: pastes((text) => told().reportNotice('style', text, { detail: text })),
    excerpt: pastes(excerpt),
  },
  'text/field-name.ts': { repairName: pastes((text) => repairName(text, new Set([text])), 'a', '1') },
  'text/ids.ts': { isPlaceholder: pastes(isPlaceholder, 'your ', '<', '{{', 'service_', 'x') },
  'text/lines.ts': {
    blankLines: pastes(blankLines),
    joinLines: pastes(joinLines, '\n'),
    onlySpans: pastes((text) => onlySpans(text, fencedBlocks(text)), '```html\n'),
  },
  'text/secrets.ts': {
    findSecrets: pastes(findSecrets, 'privateKey: ', 'private key ', '<input name="accessToken" ', 'lsk_'),
    looksPrivate: pastes(looksPrivate, 'lsk_'),
    withoutSecrets: pastes((text) => withoutSecrets(text, ['aaaaaaaa', '        '])),
  },
}
