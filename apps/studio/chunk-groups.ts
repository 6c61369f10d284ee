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
      '/core/src/schema/json.ts',
      '/core/src/schema/migrate.ts',
      '/core/src/schema/migrations.ts',
      '/studio/src/model/address.ts',
      '/studio/src/ui/Icon.tsx',
      '/studio/src/ui/language-choice.ts',
      '/studio/src/ui/theme.ts',
    ),
    priority: 5,
  },
  {
    // The form's runtime: a shared form, the first screen, Build and Try it.
    name: 'form',
    test: atEndOf('/react/src/LetterslotForm.tsx', '/react/src/form.css'),
    priority: 4,
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
    priority: 3,
  },
  {
    // The studio, as far as each start needs it.
    name: 'start',
    test: atEndOf(
      '/studio/src/app/open-studio.tsx',
      '/studio/src/app/forms/FormsPage.tsx',
      '/studio/src/domain/starts/form-sources.ts',
      '/studio/src/features/new-form/use-new-form.tsx',
      '/studio/src/ui/TextField.tsx',
      '/icons/chevron-right.mjs',
    ),
    priority: 2,
  },
  {
    // Parts that the library shares with other screens.
    name: 'kit',
    test: atEndOf(
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
    priority: 1,
  },
  {
    // Icons, controls and words that several screens of a form share, which are fetched together.
    name: 'controls',
    test: /[\\/]studio[\\/]src[\\/](?:domain[\\/]texts[\\/](?!messages)|ui[\\/])|[\\/]icons[\\/][\w-]+\.mjs$/,
    minShareCount: 2,
    priority: 0,
  },
]

/** A pattern for ids of modules that end in one of the paths; Windows separates folders by `\`. */
function atEndOf(...paths: readonly string[]): RegExp {
  const ends = paths.map((path) => path.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]'))
  return new RegExp(`(?:${ends.join('|')})$`)
}
