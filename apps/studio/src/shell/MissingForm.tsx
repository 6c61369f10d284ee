import { shellText } from '../catalogue/shell.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Main } from './Main.tsx'
import { MainHeader } from './MainHeader.tsx'
import { TabBar } from './TabBar.tsx'
import { usePageTitle } from './use-page-title.ts'

/** The address of a form that this browser does not have. */
export function MissingForm() {
  const { title, text, action } = shellText.missingForm
  usePageTitle(title)
  return (
    <>
      <MainHeader />
      <Main>
        <EmptyState title={title} actions={<LinkButton to="/">{action}</LinkButton>}>
          {text}
        </EmptyState>
      </Main>
      <TabBar />
    </>
  )
}
