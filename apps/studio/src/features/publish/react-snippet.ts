/** Install commands for a React site: tarballs of the build, as no registry has the packages. */
export function installLines(version: string): string {
  const folder = 'letterslot/dist/packages'
  const tarballs = ['core', 'client', 'react'].map((name) => `${folder}/letterslot-${name}-${version}.tgz`)
  return ['npm install \\', ...tarballs.map((path, at) => `  ../${path}${at < 2 ? ' \\' : ''}`)].join('\n')
}

/**
 * A component that shows the form.
 * @param hasKinds - it has kinds or pages with a style sheet of their own. Default: false.
 */
export function reactSnippet(file: string, hasKinds = false): string {
  return [
    "import { LetterslotForm } from '@letterslot/react'",
    "import '@letterslot/react/form.css'",
    ...(hasKinds ? ["import '@letterslot/react/kinds.css'"] : []),
    `import form from './${file}'`,
    '',
    'export function Contact() {',
    '  return <LetterslotForm form={form} />',
    '}',
  ].join('\n')
}
