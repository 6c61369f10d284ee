import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import type { StudioStorage } from '../domain/storage/studio-storage.ts'
import { readMessagesSearch } from '../features/messages/messages-search.ts'
import { loadWithRetry } from '../ui/load-with-retry.ts'
import { FormsPage } from './forms/FormsPage.tsx'
import { Fault } from './shell/Fault.tsx'
import { Loading } from './shell/Loading.tsx'
import { MissingPage, Shell } from './shell/Shell.tsx'

/** The context of every route. */
interface RouterContext {
  readonly storage: StudioStorage
}

const shellRoute = createRootRouteWithContext<RouterContext>()({ component: Shell, notFoundComponent: MissingPage })
/** A route of the shell. */
const inShell = { getParentRoute: () => shellRoute }

const formsRoute = createRoute({ ...inShell, path: '/', component: FormsPage })
const messagesPage = createRoute({
  ...inShell,
  path: '/messages',
  validateSearch: readMessagesSearch,
  component: lazyRouteComponent(
    () => loadWithRetry(() => import('../features/messages/MessagesPage.tsx')),
    'MessagesPage',
  ),
})
const connectionsRoute = createRoute({
  ...inShell,
  path: '/connections',
  component: lazyRouteComponent(
    () => loadWithRetry(() => import('../features/connect/ConnectionsPage.tsx')),
    'ConnectionsPage',
  ),
})
const settingsRoute = createRoute({
  ...inShell,
  path: '/settings',
  component: lazyRouteComponent(
    () => loadWithRetry(() => import('../features/settings/SettingsPage.tsx')),
    'SettingsPage',
  ),
})
const kindsRoute = createRoute({
  ...inShell,
  path: '/kinds',
  component: lazyRouteComponent(() => loadWithRetry(() => import('../features/builder/KindsPage.tsx')), 'KindsPage'),
})
const openFormRoute = createRoute({
  ...inShell,
  path: '/forms/$formId',
  component: lazyRouteComponent(() => loadWithRetry(() => import('./shell/OpenForm.tsx')), 'OpenForm'),
})

/** A route of an open form; its path goes on from the form's. */
const step = { getParentRoute: () => openFormRoute }

const firstStepRoute = createRoute({
  ...step,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/forms/$formId/build', params, replace: true })
  },
})
const buildRoute = createRoute({
  ...step,
  path: 'build',
  component: lazyRouteComponent(() => loadWithRetry(() => import('./forms/Build.tsx')), 'Build'),
})
const lookRoute = createRoute({
  ...step,
  path: 'look',
  component: lazyRouteComponent(() => loadWithRetry(() => import('../features/look/LookStep.tsx')), 'LookStep'),
})
const languagesRoute = createRoute({
  ...step,
  path: 'languages',
  component: lazyRouteComponent(
    () => loadWithRetry(() => import('../features/languages/LanguagesPage.tsx')),
    'LanguagesPage',
  ),
})
const emailRoute = createRoute({
  ...step,
  path: 'email',
  component: lazyRouteComponent(() => loadWithRetry(() => import('../features/email/EmailStep.tsx')), 'EmailStep'),
})
const connectRoute = createRoute({
  ...step,
  path: 'connect',
  component: lazyRouteComponent(
    () => loadWithRetry(() => import('../features/connect/ConnectStep.tsx')),
    'ConnectStep',
  ),
})
const publishRoute = createRoute({
  ...step,
  path: 'publish',
  component: lazyRouteComponent(
    () => loadWithRetry(() => import('../features/publish/PublishStep.tsx')),
    'PublishStep',
  ),
})
const tryRoute = createRoute({
  ...step,
  path: 'try',
  component: lazyRouteComponent(() => loadWithRetry(() => import('../features/try/TryStep.tsx')), 'TryStep'),
})

/** The screens by their addresses. All but the place Forms are loaded when they are wanted. */
const routeTree = shellRoute.addChildren([
  formsRoute,
  messagesPage,
  connectionsRoute,
  settingsRoute,
  kindsRoute,
  openFormRoute.addChildren([
    firstStepRoute,
    buildRoute,
    languagesRoute,
    lookRoute,
    emailRoute,
    connectRoute,
    publishRoute,
    tryRoute,
  ]),
])

interface StudioRouterOptions {
  readonly storage: StudioStorage
  readonly history: RouterHistory
}

/** Makes the router of a studio. */
export function createStudioRouter({ storage, history }: StudioRouterOptions) {
  return createRouter({
    routeTree,
    history,
    context: { storage },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: Fault,
    defaultPendingComponent: Loading,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createStudioRouter>
  }
}
