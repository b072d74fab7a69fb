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
  'an element with a handler':
    '<p onclick="alert(1)" style="position:fixed" class="callout" id="main">a</p> <b onclick=x>b</b>',
  'an address in an element':
    '<a href="javascript:alert(1)">a</a> <a href=&#106;avascript:alert(1)>b</a> <a href="java\tscript:x" onfocus=x>c</a>',
  'an attribute in an element':
    '<a href="/x&quot;onmouseover=&quot;alert(1)" title=\'"><img src=x onerror=alert(1)>\'>d</a>',
  'ends that are not its own': '</div></section></main></p></td></table></ul><div><table><tr><td><ul><li>',
  'an element that hides others':
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></math>',
  'a template and a form':
    '<template><script>x</script></template><form action=/x><button formaction=javascript:x>a</button>',
  'a comment without an end': '<!-- <script>alert(1)</script>',
  'elements within elements': `${'<blockquote>'.repeat(3000)}<script>x</script>`,
  'links in every row': `<table>\n${'<tr onclick=x><td><a href="javascript:x">a</a>\n'.repeat(2000)}`,
  'quotes within quotes': `${'>'.repeat(3000)} <script>x</script>`,
}
