/** Install commands for a React site: tarballs of the build, as no registry has the packages. */
export function installLines(version: string): string {
  const folder = 'letterslot/dist/packages'
  const tarballs = ['core', 'client', 'react'].map((name) => `${folder}/letterslot-${name}-${version}.tgz`)
  return ['npm install \\', ...tarballs.map((path, at) => `  ../${path}${at < 2 ? ' \\' : ''}`)].join('\n')
}

/** Needs of a component besides its form's fields. */
interface ReactWants {
  /** It has kinds or pages with a style sheet of their own. */
  readonly hasKinds?: boolean
  /** It has a choice of languages. */
  readonly hasTranslations?: boolean
}

/** A component that shows the form. */
export function reactSnippet(file: string, { hasKinds, hasTranslations }: ReactWants = {}): string {
  const [component, from] = hasTranslations
    ? ['TranslatedForm', '@letterslot/react/translated']
    : ['LetterslotForm', '@letterslot/react']
  return [
    `import { ${component} } from '${from}'`,
    "import '@letterslot/react/form.css'",
    ...(hasKinds ? ["import '@letterslot/react/kinds.css'"] : []),
    `import form from './${file}'`,
    '',
    'export function Contact() {',
    `  return <${component} form={form} />`,
    '}',
  ].join('\n')
}
