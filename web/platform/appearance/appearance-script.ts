/** Runs before the first paint: theme and text size. Keep in step with theme.ts and text-size.ts. */
export const appearanceScript = `(()=>{let t,s;try{t=localStorage.getItem('atalaya.theme');s=localStorage.getItem('atalaya.text-size')}catch{}
const root=document.documentElement;
const dark=t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);
root.dataset.theme=dark?'dark':'light';
if(/^(112|125|150)$/.test(s))root.style.fontSize=s+'%'})();`;
