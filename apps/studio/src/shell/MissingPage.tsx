import { shellText } from '../catalogue/shell.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { usePageTitle } from './use-page-title.ts'

/** An address that leads nowhere. */
export function MissingPage() {
  const { title, text, action } = shellText.missingPage
  usePageTitle(title)
  return (
    <EmptyState title={title} actions={<LinkButton to="/">{action}</LinkButton>}>
      {text}
    </EmptyState>
  )
}
