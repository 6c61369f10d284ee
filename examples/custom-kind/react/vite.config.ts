import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** A strict policy for the built page. While you develop, Vite wants more than this. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      injectTo: 'head-prepend',
      attrs: {
        'http-equiv': 'Content-Security-Policy',
        content: [
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "img-src 'self'",
          'connect-src https://api.emailjs.com',
          'form-action https://api.emailjs.com',
          "base-uri 'none'",
          "require-trusted-types-for 'script'",
        ].join('; '),
      },
    },
  ],
}

export default defineConfig({ base: './', plugins: [react(), contentSecurityPolicy] })
