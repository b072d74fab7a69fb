/** Markdown of a writer who means harm, by what it tries. What runs opens a dialog. */
export const hostileMarkdown = {
  script: '<script>alert(1)</script>',
  'raw HTML': '<img src=x onerror=alert(1)> and <b onclick="x()">b</b>',
  'a script as an address': '[a](javascript:alert(1)) [b](JaVaScRiPt:x) [c](&#106;avascript:x) [d](vbscript:x)',
  'data as an address': '[a](data:text/html;base64,PHNjcmlwdD4=) ![b](data:image/svg+xml,<svg/onload=x>)',
  'an attribute in an address': '[a](/x"onmouseover="alert(1)) ![b](/y"onerror="x "t\\" onerror=x")',
  'a reference with a script': '[a][b]\n\n[b]: javascript:alert(1)',
  'the language of a fence': '```"><img/src=x/onerror=alert(1)>\ncode\n```',
  'the language of a tab': '::: tabs\n\n```x"onfocus="alert(1)\ncode\n```\n\n```constructor\ncode\n```\n\n:::',
  'a fence without an end': '```html\n<script>alert(1)</script>\n\n# More',
  'an anchor that is none': '## Title {#x"onclick="alert(1)}',
  'boxes without an end': '::: note\n::: tabs\n<iframe srcdoc="<script>x</script>">',
  'a heavy table': `| a | b |\n| --- | --- |\n${'| <i onclick=x> | [x](javascript:x) |\n'.repeat(2000)}`,
  'a picture that runs': '<svg onload=alert(1)><script>alert(1)</script></svg> ![x](/x.svg" onload="alert(1))',
  'quotes within quotes': `${'>'.repeat(3000)} <script>x</script>`,
}
