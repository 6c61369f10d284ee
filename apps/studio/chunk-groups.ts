interface ChunkGroup {
  /** The name of the file, before its hash. */
  readonly name: string
  readonly test: RegExp
  readonly priority: number
  /** Takes modules of so many parts, or more. */
  readonly minShareCount?: number
}

/**
 * The files of script that several screens share, each by the modules that it begins with; what those import comes along,
 * as far as it is used. A module belongs to the first group that reaches it: what a shared form (`/f#…`) needs stands
 * before `start`, so that it loads nothing of the studio. Everything else is split by itself.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  {
    // Both programs: React, and the little that they share.
    name: 'base',
    test: atEndOf(
      '/react/index.js',
      '/react/jsx-runtime.js',
      '/react/compiler-runtime.js',
      '/react-dom/client.js',
      '/icons/triangle-exclamation-point.mjs',
      'vite/preload-helper.js',
      'rolldown/runtime.js',
      '/core/src/model/assert-never.ts',
      '/core/src/model/limits.ts',
      '/core/src/model/condition.ts',
      '/core/src/model/field-kind.ts',
      '/core/src/model/ids.ts',
      '/core/src/model/kind-traits.ts',
      '/core/src/model/steps.ts',
      '/core/src/model/spread-sections.ts',
      '/core/src/model/form.ts',
      '/core/src/model/own-form.ts',
      '/core/src/schema/json.ts',
      '/core/src/schema/migrate.ts',
      '/core/src/schema/migrations.ts',
      '/studio/src/model/address.ts',
      '/studio/src/ui/Icon.tsx',
      '/studio/src/ui/language-choice.ts',
      '/studio/src/ui/theme.ts',
    ),
    priority: 17,
  },
  {
    // The form's runtime: a shared form, the first screen, Build and Try it.
    name: 'form',
    test: atEndOf(
      '/react/src/LetterslotForm.tsx',
      '/react/src/form.css',
      '/studio/src/domain/languages/use-awaited-words.ts',
      '/studio/src/domain/languages/AwaitedWords.module.css',
    ),
    priority: 16,
  },
  {
    // What sends: the studio from its start on, a shared form once it is drawn.
    name: 'outbox',
    test: atEndOf(
      '/client/src/outbox/create-outbox.ts',
      '/client/src/outbox/entry.ts',
      '/client/src/outbox/stored-entry.ts',
      '/client/src/outbox/attempt.ts',
      '/core/src/submission-id.ts',
    ),
    priority: 15,
  },
  {
    // The studio, as far as each start needs it.
    name: 'start',
    test: atEndOf(
      '/email/src/parameters/address.ts',
      '/studio/src/app/open-studio.tsx',
      '/studio/src/app/forms/FormsPage.tsx',
      '/studio/src/domain/starts/form-sources.ts',
      '/studio/src/features/new-form/use-new-form.tsx',
      '/studio/src/ui/TextField.tsx',
      '/icons/chevron-right.mjs',
    ),
    priority: 14,
  },
  {
    // Parts that the library shares with other screens.
    name: 'kit',
    test: atEndOf(
      '/studio/src/domain/storage/use-bin.ts',
      '/studio/src/domain/texts/form-state.ts',
      '/studio/src/domain/texts/format.ts',
      '/studio/src/domain/texts/times.ts',
      '/studio/src/ui/IconButton.tsx',
      '/studio/src/ui/Menu.tsx',
      '/studio/src/ui/Pill.tsx',
      '/studio/src/ui/SearchField.tsx',
      '/studio/src/ui/Segmented.tsx',
      '/studio/src/ui/use-slash-key.ts',
      '/icons/check.mjs',
      '/icons/chevron-down.mjs',
      '/icons/copy.mjs',
      '/icons/download.mjs',
      '/icons/ellipsis.mjs',
      '/icons/file.mjs',
      '/icons/pencil.mjs',
      '/icons/plus.mjs',
      '/icons/trash.mjs',
    ),
    priority: 13,
  },
  {
    // Icons, controls and words that several screens of a form share, which are fetched together.
    name: 'controls',
    test: /[\\/]studio[\\/]src[\\/](?:domain[\\/]texts[\\/](?!(?:email-\w+|intake|kinds|language|look|look-step|messages|prefill|publish|ready-forms)\.)|ui[\\/](?!CopyText|Dialog|Drawer|FindingCard|MenuPopup|Overlay|Panels|SelectField|Switch|Tabs|ViewTabs))|[\\/](?:icons[\\/][\w-]+|private[\\/]Toolbar)\.mjs$/,
    minShareCount: 2,
    priority: 12,
  },
  {
    // Those that stand beside the form that is built, and in the other steps.
    name: 'panels',
    test: /[\\/]studio[\\/]src[\\/](?:domain[\\/]texts[\\/](?!messages)|ui[\\/])/,
    minShareCount: 2,
    priority: 11,
  },
  {
    // What a form says of an answer, and of one that was sent.
    name: 'said',
    test: atEndOf('/core/src/files.ts', '/core/src/form-state/outcome.ts', '/core/src/messages/format-issue.ts'),
    priority: 10,
  },
  {
    name: 'kinds',
    test: atEndOf('/react/src/kinds.css'),
    priority: 10,
  },
  {
    // Calculations, of a form in use and of one that is made.
    name: 'calculation',
    test: atEndOf('/core/src/calculation/compile-calculation.ts', '/core/src/calculation/create-calculations.ts'),
    priority: 10,
  },
  {
    // Patterns, likewise.
    name: 'patterns',
    test: atEndOf('/core/src/rules/pattern-matcher.ts'),
    priority: 10,
  },
  {
    // Small parts of rare fields, that the studio needs all at once.
    name: 'values',
    test: atEndOf(
      '/intake/src/text/lines.ts',
      '/core/src/fit-draft.ts',
      '/core/src/keeps-drafts.ts',
      '/core/src/localize-form.ts',
      '/core/src/logic/evaluate-logic.ts',
      '/core/src/logic/uses-ways.ts',
      '/core/src/logic/ways.ts',
      '/core/src/logic/with-sections.ts',
      '/core/src/messages/format-calculated.ts',
      '/core/src/messages/match-locale.ts',
      '/core/src/model/answer-tags.ts',
      '/core/src/model/count-in.ts',
      '/core/src/model/countries.ts',
      '/core/src/model/has-prefill.ts',
      '/core/src/model/is-secret.ts',
      '/core/src/model/matrix.ts',
      '/core/src/model/order-fields.ts',
      '/core/src/model/part-text.ts',
      '/core/src/model/parts.ts',
      '/core/src/model/phone.ts',
      '/core/src/model/prefill.ts',
      '/core/src/model/ranking.ts',
      '/core/src/pages.ts',
      '/core/src/prefill.ts',
      '/core/src/rich-text.ts',
      '/core/src/rules/country.ts',
      '/core/src/rules/currency.ts',
      '/core/src/rules/custom.ts',
      '/core/src/rules/matrix.ts',
      '/core/src/rules/parts.ts',
      '/core/src/rules/phone.ts',
      '/core/src/rules/picture-size.ts',
      '/core/src/rules/ranking.ts',
      '/core/src/rules/rare.ts',
      '/core/src/rules/signature.ts',
      '/core/src/rules/steps.ts',
    ),
    priority: 9,
  },
  {
    // What an answer of a provider means, and what a connection is called.
    name: 'answers',
    test: atEndOf(
      '/studio/src/domain/connections/connection-mark.ts',
      '/studio/src/domain/connections/connection-name.ts',
      '/studio/src/domain/sending/use-moment.ts',
    ),
    priority: 8,
  },
  {
    // Changes of a document, of its connection and of its mail.
    name: 'changes',
    test: atEndOf(
      '/studio/src/domain/connections/change-forms.ts',
      '/studio/src/domain/document/command.ts',
      '/studio/src/domain/document/find-field.ts',
      '/studio/src/domain/starts/with-connection.ts',
    ),
    priority: 7,
  },
  {
    // The checks of a document.
    name: 'schema',
    test: atEndOf('/core/src/schema/parse.ts'),
    priority: 6,
  },
  {
    // Rules and conditions that cannot be kept.
    name: 'faults',
    test: atEndOf('/core/src/logic-faults/find-logic-faults.ts', '/core/src/rule-faults/find-rule-faults.ts'),
    priority: 5,
  },
  {
    // Answers that are made up.
    name: 'sample',
    test: atEndOf('/email/src/sample/sample-params.ts'),
    priority: 4,
  },
  {
    // The check of a mail.
    name: 'contract',
    test: atEndOf('/studio/src/domain/mail/contract-findings.ts', '/studio/src/domain/mail/describe-finding.ts'),
    priority: 4,
  },
  {
    // What several steps of a form do with its document.
    name: 'document',
    test: /[\\/]studio[\\/]src[\\/]domain[\\/](?:document[\\/](?!commands[\\/](?:look|translations)|[\w-]*look)|connections[\\/]use-form-connection|look[\\/](?:font-file|preview-state|shrink-picture)|languages[\\/]language-name|storage[\\/]remembered-text|sending[\\/]record-)/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'findings',
    test: /[\\/]features[\\/]email[\\/]/,
    minShareCount: 2,
    priority: 3,
  },
  {
    // An open form, whatever its step.
    name: 'open',
    test: atEndOf('/studio/src/app/shell/OpenForm.tsx'),
    priority: 2,
  },
  {
    // Parts of the step Build that other pages of fields have, too.
    name: 'fields',
    test: /[\\/]features[\\/]builder[\\/](?!find-faults)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'build',
    test: atEndOf('/studio/src/app/forms/Build.tsx'),
    priority: 0,
  },
]

/** A pattern for ids of modules that end in one of the paths; Windows separates folders by `\`. */
function atEndOf(...paths: readonly string[]): RegExp {
  const ends = paths.map((path) => path.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]'))
  return new RegExp(`(?:${ends.join('|')})$`)
}
