import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { letterslotPageRuntime } from '../../packages/embed/vite-plugin.ts'
import { conditions } from '../../vite.shared.ts'
import { chunkGroups } from './chunk-groups.ts'
import { contentSecurityPolicy, sharedFormPolicy, staticHostHeaders } from './content-security-policy.ts'

/** The places of the studio that have an address of their own and no form in it. */
const places = ['messages', 'connections', 'settings', 'kinds', 'f']

/** Rewrites `./assets/…` for a page that stands deeper; a `<base>` is out, the CSP says `base-uri 'none'`. */
function deepen(html: string, prefix: string): string {
  return html.replaceAll(/((?:src|href)=")\.\//g, `$1${prefix}`)
}

/**
 * Makes `dist/` whole on any static host under any sub-path: the CSP as a meta tag and what it cannot say in `_headers`,
 * a page for each fixed place, and a
 * `404.html` for the addresses of forms (`forms/<id>/<step>`, always two folders deep), which hosts such as GitHub
 * Pages serve for what they do not find. On a static host the studio itself writes addresses that need neither: see
 * `createFragmentHistory` in `src/app/open-studio.tsx`.
 */
function staticHost(): Plugin {
  return {
    name: 'letterslot-static-host',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(
          /^( *)<meta charset="utf-8" \/>$/m,
          `$&\n$1<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}" />`,
        ),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') return this.error('index.html is missing in the bundle')
        const html = String(index.source)
        for (const place of places) {
          const source = deepen(place === 'f' ? html.replace(contentSecurityPolicy, sharedFormPolicy) : html, '../')
          this.emitFile({ type: 'asset', fileName: `${place}/index.html`, source })
        }
        this.emitFile({ type: 'asset', fileName: '404.html', source: deepen(html, '../../') })
        this.emitFile({ type: 'asset', fileName: '_headers', source: staticHostHeaders })
      },
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that one build works under every sub-path.
  base: './',
  resolve: { conditions },
  plugins: [
    react({ compiler: true }),
    letterslotPageRuntime(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    staticHost(),
  ],
  server: { host: '127.0.0.1' },
  build: {
    target: 'baseline-widely-available',
    outDir: join(import.meta.dirname, '../../dist'),
    emptyOutDir: true,
    sourcemap: true,
    // `data:` addresses are outside the CSP.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [...chunkGroups] } } },
  },
})
