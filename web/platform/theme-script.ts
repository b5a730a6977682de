/** Runs before the first paint to avoid a flash of the wrong theme. Keep in step with theme.ts. */
export const themeScript = `(()=>{let t;try{t=localStorage.getItem('atalaya.theme')}catch{}
const dark=t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset.theme=dark?'dark':'light'})();`;
