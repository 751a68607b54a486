/**
 * The paper grain is baked with the drawings, after the styles are built, so its address is set
 * here and not in them.
 */
document.documentElement.style.setProperty('--grain', 'url(/art/grain.png)');
