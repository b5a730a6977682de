/** Runs before the first paint: theme, text size and colour of the campus. Keep in step with theme.ts, text-size.ts and look.ts. */
export const appearanceScript = `(()=>{let t,s,a;try{t=localStorage.getItem('atalaya.theme');s=localStorage.getItem('atalaya.text-size');a=JSON.parse(localStorage.getItem('atalaya.look'))?.theme}catch{}
const root=document.documentElement;
const dark=t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);
root.dataset.theme=dark?'dark':'light';
if(a&&/^[a-z]+$/.test(a))root.dataset.accent=a;
if(/^(112|125|150)$/.test(s))root.style.fontSize=s+'%'})();`;
